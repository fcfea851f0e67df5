import { describe, expect, it } from '@rstest/core';
import { fileAddress } from '../../../../plugins/feeds/address';
import { FeedsOptions } from '../../../../plugins/feeds/options';
import { siteOf } from '../../../../plugins/shared/site';

const [feed] = FeedsOptions.parse({
  feeds: [{ id: 'releases', match: '.', title: 'Releases', description: 'All' }],
}).feeds;
const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '中文' },
];

describe('fileAddress', () => {
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
