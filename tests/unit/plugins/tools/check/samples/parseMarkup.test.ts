import { describe, expect, it } from '@rstest/core';
import { problemInHtml, problemInXml } from '../../../../../../plugins/tools/check/samples/parseMarkup';

describe('problemInHtml', () => {
  it.each([
    '<!doctype html><html lang="en"><body></body></html>',
    '<html><body>no doctype</body></html>',
    '<div>a fragment</div>',
    '<div id="root" />',
    '<title><%= title %></title>',
    '<td>cell</td>',
  ])('accepts %s', code => {
    expect(problemInHtml(code)).toBeUndefined();
  });

  it.each([
    ['<p class="a" class="b">\ntext</p>', 1, 'duplicate attribute'],
    ['text\n<p a=">', 2, 'eof in tag'],
  ])('reports %j', (code, line, message) => {
    expect(problemInHtml(code)).toMatchObject({ line, message });
  });
});

describe('problemInXml', () => {
  it('accepts a document', () => {
    expect(problemInXml('<?xml version="1.0"?>\n<a b="c"><d/></a>')).toBeUndefined();
  });

  it.each([
    ['<a>\n<b></a>', 2],
    ['<svg viewBox></svg>', 1],
  ])('reports %j', (code, line) => {
    expect(problemInXml(code)).toMatchObject({ line, message: expect.any(String) });
  });
});
