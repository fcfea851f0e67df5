import { describe, expect, it } from '@rstest/core';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { rss } from '../../../../../plugins/site/feeds/rss';
import { feed, html } from './sample';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: name => /^(item|link)$/.test(name),
});

describe('rss', () => {
  const xml = rss(feed);
  const { rss: root } = parser.parse(xml);
  const [first, second] = root.channel.item;

  it('is well-formed', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
  });

  it('has the channel elements that RSS 2.0 requires, and its own address', () => {
    expect(root['@version']).toBe('2.0');
    expect(root.channel.title).toBe('Releases & <more>');
    expect(root.channel.description).toBe('What "is" new');
    expect(root.channel.link).toEqual(['https://example.com/zh/']);
    expect(root.channel.language).toBe('zh-CN');
    expect(root.channel['atom:link']).toMatchObject({
      '@rel': 'self',
      '@href': feed.self,
      '@type': 'application/rss+xml',
    });
  });

  it('identifies entries by their address, with dates in the form of RFC 822', () => {
    expect(first.guid).toEqual({ '#text': feed.items[0]!.url, '@isPermaLink': 'true' });
    expect(first.link).toEqual([feed.items[0]!.url]);
    expect(first.pubDate).toBe('Tue, 10 Sep 2024 00:00:00 GMT');
    expect(root.channel.lastBuildDate).toBe('Tue, 01 Oct 2024 08:00:00 GMT');
  });

  it('escapes text, twice where readers expect HTML', () => {
    expect(first.title).toBe('v2 <b> & co');
    expect(first.description).toBe('one &lt; two &amp; three');
    expect(first['content:encoded']).toBe(html);
    expect(second.description).toBeUndefined();
  });
});
