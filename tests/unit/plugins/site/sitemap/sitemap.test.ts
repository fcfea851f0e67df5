import { describe, expect, it } from '@rstest/core';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import {
  missingRules,
  robotsTxt,
  sitemapIndexXml,
  sitemapXml,
} from '../../../../../plugins/site/sitemap/sitemap';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });

describe('sitemapXml', () => {
  const xml = sitemapXml([
    {
      url: 'https://example.com/a?b&c',
      changed: new Date('2024-01-02T03:04:05Z'),
      alternates: [
        { hreflang: 'en', href: 'https://example.com/a?b&c' },
        { hreflang: 'x-default', href: 'https://example.com/a?b&c' },
      ],
    },
    { url: 'https://example.com/b', alternates: [] },
  ]);

  it('is valid, escapes addresses and names languages and dates where it knows them', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    const [first, second] = parser.parse(xml).urlset.url;
    expect(first.loc).toBe('https://example.com/a?b&c');
    expect(first.lastmod).toBe('2024-01-02T03:04:05.000Z');
    expect(first['xhtml:link'].map((link: Record<string, string>) => link['@hreflang'])).toEqual([
      'en',
      'x-default',
    ]);
    expect(second).toEqual({ loc: 'https://example.com/b' });
  });

  it('lists several sitemaps in an index', () => {
    const index = parser.parse(
      sitemapIndexXml(['https://example.com/sitemap-1.xml', 'https://example.com/sitemap-2.xml']),
    );
    expect(index.sitemapindex.sitemap).toHaveLength(2);
  });
});

describe('robotsTxt', () => {
  const map = 'https://example.com/sitemap.xml';
  it.each([
    ['', [], `User-agent: *\nAllow: /\n\nSitemap: ${map}\n`],
    ['', ['/a', '/b'], `User-agent: *\nDisallow: /a\nDisallow: /b\n\nSitemap: ${map}\n`],
    ['User-agent: x\nDisallow: /\n', ['/a'], `User-agent: x\nDisallow: /\n\nSitemap: ${map}\n`],
    ['Sitemap: https://example.com/own.xml\n', [], 'Sitemap: https://example.com/own.xml\n'],
  ])('turns %j into rules and the address of the sitemap', (own, disallow, expected) => {
    expect(robotsTxt(own, map, disallow)).toBe(expected);
  });
});

describe('missingRules', () => {
  it.each([
    ['', ['/a'], []],
    ['User-agent: *\r\nDisallow: /a\r\n', ['/a', '/b'], ['Disallow: /b']],
  ])('of %j', (existing, disallow, missing) => {
    expect(missingRules(existing, disallow)).toEqual(missing);
  });
});
