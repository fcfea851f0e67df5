import { describe, expect, it } from '@rstest/core';
import { element, escapeXml, textElement, xmlFile } from '../../../shared/xml';

describe('escapeXml', () => {
  it('escapes the five characters and drops those that XML forbids', () => {
    expect(escapeXml(`<a b="c" d='e'>&\u0000\u0008\u001f\uffff\n`)).toBe(
      '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;\n',
    );
  });
});

describe('element', () => {
  it('escapes attributes, leaves out missing ones and writes content as it is', () => {
    expect(element('a', { href: '/?a&b', title: undefined }, '<b/>')).toBe('<a href="/?a&amp;b"><b/></a>');
  });

  it('closes itself only without content', () => {
    expect(element('a', {})).toBe('<a/>');
    expect(element('a', {}, '')).toBe('<a></a>');
  });
});

describe('textElement', () => {
  it('escapes its text', () => {
    expect(textElement('a', '<b>', { c: '1' })).toBe('<a c="1">&lt;b&gt;</a>');
  });
});

describe('xmlFile', () => {
  it('begins with the declaration', () => {
    expect(xmlFile('<a/>')).toBe('<?xml version="1.0" encoding="utf-8"?>\n<a/>\n');
  });
});
