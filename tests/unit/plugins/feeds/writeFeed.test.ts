import { describe, expect, it } from '@rstest/core';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { FeedData } from '../../../../plugins/feeds/feed';
import { writeFeed } from '../../../../plugins/feeds/writeFeed';

const html = '<p>a &lt; b &amp; "c" ]]&gt; <a href="https://example.com/?a=1&amp;b=2">x</a></p>';
const feed: FeedData = {
  title: 'Releases & <more>',
  description: 'What "is" new',
  language: 'zh-CN',
  author: 'Team',
  home: 'https://example.com/zh/',
  self: 'https://example.com/zh/releases/rss.xml',
  items: [
    {
      url: 'https://example.com/zh/v2?a=1&b=2',
      title: 'v2 <b> & \u0001co',
      summary: 'one < two & three',
      html,
      published: new Date('2024-09-10'),
      updated: new Date('2024-10-01T08:00:00Z'),
    },
    {
      url: 'https://example.com/zh/v1',
      title: 'v1',
      published: new Date('2023-11-22'),
      updated: new Date('2023-11-22'),
    },
  ],
};
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: name => /^(item|entry|link)$/.test(name),
});
const parse = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
};

describe('RSS', () => {
  const { rss } = parse(writeFeed('rss', feed));
  const [first, second] = rss.channel.item;

  it('has what RSS 2.0 asks of a channel, and its own address', () => {
    expect(rss['@version']).toBe('2.0');
    expect(rss.channel.title).toBe('Releases & <more>');
    expect(rss.channel.description).toBe('What "is" new');
    expect(rss.channel.link).toEqual(['https://example.com/zh/']);
    expect(rss.channel.language).toBe('zh-CN');
    expect(rss.channel['atom:link']).toMatchObject({
      '@rel': 'self',
      '@href': feed.self,
      '@type': 'application/rss+xml',
    });
  });

  it('names entries by addresses that are links, dated in the form of RFC 822', () => {
    expect(first.guid).toEqual({ '#text': feed.items[0]!.url, '@isPermaLink': 'true' });
    expect(first.link).toEqual([feed.items[0]!.url]);
    expect(first.pubDate).toBe('Tue, 10 Sep 2024 00:00:00 GMT');
    expect(rss.channel.lastBuildDate).toBe('Tue, 01 Oct 2024 08:00:00 GMT');
  });

  it('escapes what is text, once for XML and once more where readers expect HTML', () => {
    expect(first.title).toBe('v2 <b> & co');
    expect(first.description).toBe('one &lt; two &amp; three');
    expect(first['content:encoded']).toBe(html);
    expect(second.description).toBeUndefined();
  });
});

describe('Atom', () => {
  const { feed: atom } = parse(
    writeFeed('atom', { ...feed, self: 'https://example.com/zh/releases/atom.xml' }),
  );
  const [first, second] = atom.entry;

  it('has what RFC 4287 asks of a feed', () => {
    expect(atom['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(atom['@xml:lang']).toBe('zh-CN');
    expect(atom.id).toBe('https://example.com/zh/releases/atom.xml');
    expect(atom.author.name).toBe('Team');
    expect(atom.link.map((link: Record<string, string>) => [link['@rel'], link['@href']])).toEqual([
      ['alternate', 'https://example.com/zh/'],
      ['self', 'https://example.com/zh/releases/atom.xml'],
    ]);
  });

  it('is as new as its newest entry, not as the build', () => {
    expect(atom.updated).toBe('2024-10-01T08:00:00.000Z');
    expect(first.published).toBe('2024-09-10T00:00:00.000Z');
    expect(first.updated).toBe('2024-10-01T08:00:00.000Z');
    expect(second.updated).toBe('2023-11-22T00:00:00.000Z');
  });

  it('carries text as text and HTML as HTML', () => {
    expect(first.id).toBe(feed.items[0]!.url);
    expect(first.summary).toBe('one < two & three');
    expect(first.content).toEqual({ '#text': html, '@type': 'html' });
  });
});

describe('JSON Feed', () => {
  it('follows version 1.1, with a content for every entry', () => {
    const json = JSON.parse(writeFeed('json', feed));
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'zh-CN',
      feed_url: feed.self,
      authors: [{ name: 'Team' }],
    });
    expect(json.items[0]).toMatchObject({
      id: feed.items[0]!.url,
      content_html: html,
      date_published: '2024-09-10T00:00:00.000Z',
    });
    expect(json.items[1].content_text).toBe('v1');
  });
});
