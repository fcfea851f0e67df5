import { describe, expect, it } from '@rstest/core';
import { siteOf } from '../../../../../plugins/shared/site';
import { announces, fileAddress, pageFeeds } from '../../../../../plugins/site/feeds/announce';
import { FeedsOptions } from '../../../../../plugins/site/feeds/options';

const [feed] = FeedsOptions.parse({
  feeds: [
    {
      id: 'releases',
      match: '.',
      title: { en: 'Releases', zh: '发布' },
      description: 'All',
      links: ['^/$', '^/news/'],
    },
  ],
}).feeds;
const site = siteOf({
  base: '/docs/',
  siteOrigin: 'https://example.com',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
});
const page = (routePath: string, frontmatter: Record<string, unknown> = {}) => ({ routePath, frontmatter });

describe('announces', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['/', {}, true],
    ['/zh/', {}, true],
    ['/zh/news/today', {}, true],
    ['/guide', {}, false],
    ['/v1/', {}, false],
    ['/guide', { 'link-rss': ['other', 'releases'] }, true],
    ['/guide', { 'link-rss': 'releases' }, true],
    ['/v1/guide', { 'link-rss': ['releases'] }, true],
    ['/guide', { 'link-rss': ['other'] }, false],
  ])('page %s with %j: %s', (routePath, frontmatter, expected) => {
    expect(announces(feed!, page(routePath, frontmatter), site)).toBe(expected);
  });
});

describe('pageFeeds', () => {
  it('names address, type, language and title of each format', () => {
    expect(pageFeeds(feed!, 'zh', 'zh-CN', site)).toEqual([
      {
        url: 'https://example.com/docs/zh/releases/rss.xml',
        mime: 'application/rss+xml',
        language: 'zh-CN',
        title: '发布 (RSS)',
      },
      {
        url: 'https://example.com/docs/zh/releases/atom.xml',
        mime: 'application/atom+xml',
        language: 'zh-CN',
        title: '发布 (Atom)',
      },
    ]);
  });
});

describe('fileAddress', () => {
  const locales = [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ];

  it.each([
    ['/', 'en', 'rss', '/releases/rss.xml'],
    ['/', 'zh', 'atom', '/zh/releases/atom.xml'],
    ['/docs/', 'zh', 'json', '/docs/zh/releases/feed.json'],
  ] as const)('below %s in %s as %s', (base, lang, format, expected) => {
    expect(fileAddress(siteOf({ base, lang: 'en', locales }), feed!, lang, format)).toBe(expected);
  });

  it('has no prefix for the default version', () => {
    const site = siteOf({ lang: 'en', multiVersion: { default: 'v2', versions: ['v1', 'v2'] } });
    expect(fileAddress(site, feed!, 'en', 'rss')).toBe('/releases/rss.xml');
  });
});
