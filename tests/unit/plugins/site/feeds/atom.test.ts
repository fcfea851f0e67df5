import { describe, expect, it } from '@rstest/core';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { atom } from '../../../../../plugins/site/feeds/atom';
import { feed, html } from './sample';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: name => /^(entry|link)$/.test(name),
});

describe('atom', () => {
  const xml = atom({ ...feed, self: 'https://example.com/zh/releases/atom.xml' });
  const { feed: root } = parser.parse(xml);
  const [first, second] = root.entry;

  it('is well-formed', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
  });

  it('has the feed elements that RFC 4287 requires', () => {
    expect(root['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(root['@xml:lang']).toBe('zh-CN');
    expect(root.id).toBe('https://example.com/zh/releases/atom.xml');
    expect(root.author.name).toBe('Team');
    expect(root.link.map((link: Record<string, string>) => [link['@rel'], link['@href']])).toEqual([
      ['alternate', 'https://example.com/zh/'],
      ['self', 'https://example.com/zh/releases/atom.xml'],
    ]);
  });

  it('has the date of its newest change, not of the build', () => {
    expect(root.updated).toBe('2024-10-01T08:00:00.000Z');
    expect(first.published).toBe('2024-09-10T00:00:00.000Z');
    expect(first.updated).toBe('2024-10-01T08:00:00.000Z');
    expect(second.updated).toBe('2023-11-22T00:00:00.000Z');
  });

  it('writes text as text and HTML as HTML', () => {
    expect(first.id).toBe(feed.items[0]!.url);
    expect(first.summary).toBe('one < two & three');
    expect(first.content).toEqual({ '#text': html, '@type': 'html' });
    expect(second.content).toBeUndefined();
  });
});
