import type { RouteMeta } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import { alternatesOf } from '../../../../plugins/shared/alternates';
import { siteOf } from '../../../../plugins/shared/site';

const site = {
  ...siteOf({
    siteOrigin: 'https://example.com',
    lang: 'en',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh_CN', label: '中文' },
      { lang: 'ja', label: '日本語' },
    ],
  }),
  cleanUrls: true,
};
const route = (lang: string, pureRoutePath: string, version = '') =>
  ({
    lang,
    version,
    pureRoutePath,
    routePath: [version, lang === 'en' ? '' : lang, pureRoutePath]
      .filter(Boolean)
      .map(part => `/${part}`)
      .join(''),
  }) as RouteMeta;
const tags = (routes: RouteMeta[], path: string) =>
  alternatesOf(routes, site)
    .get(path)
    ?.map(({ hreflang, href }) => `${hreflang} ${href}`);

describe('alternatesOf', () => {
  it('lists the languages in the order of the config, then x-default', () => {
    const routes = [route('ja', 'a'), route('zh_CN', 'a'), route('en', 'a')];
    for (const path of ['/a', '/zh_CN/a', '/ja/a']) {
      expect(tags(routes, path)).toEqual([
        'en https://example.com/a',
        'zh-CN https://example.com/zh_CN/a',
        'ja https://example.com/ja/a',
        'x-default https://example.com/a',
      ]);
    }
  });

  it('has nothing for a page in one language', () => {
    expect(tags([route('en', 'a'), route('zh_CN', 'b')], '/a')).toBeUndefined();
  });

  it('has no x-default without the default language', () => {
    expect(tags([route('ja', 'a'), route('zh_CN', 'a')], '/ja/a')).toEqual([
      'zh-CN https://example.com/zh_CN/a',
      'ja https://example.com/ja/a',
    ]);
  });

  it('keeps versions apart', () => {
    const routes = [route('en', 'a'), route('ja', 'a', 'v1')];
    expect(alternatesOf(routes, site).size).toBe(0);
  });
});
