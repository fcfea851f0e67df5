import { describe, expect, it } from '@rstest/core';
import { pageLink } from '../../../../../theme/client/logic/pageLink';

const site = { base: '/', langs: ['en', 'zh', 'ja'], lang: 'en', versions: ['v1', 'v2'], version: 'v2' };
const link = (href: string, lang: string, version = 'v2') => pageLink(href, { lang, version }, site);

describe('a link in a prop', () => {
  it.each([
    // [link, language of the page, version of the page, target]
    ['/guide/start', 'en', 'v2', '/guide/start'],
    ['/guide/start', 'zh', 'v2', '/zh/guide/start'],
    ['/guide/start', 'en', 'v1', '/v1/guide/start'],
    ['/guide/start', 'zh', 'v1', '/v1/zh/guide/start'],
    ['/', 'zh', 'v2', '/zh/'],
    ['/guide/start?tab=1#install', 'zh', 'v2', '/zh/guide/start?tab=1#install'],
    ['/zh-guide', 'zh', 'v2', '/zh/zh-guide'],
  ])('leads %s on a page in %s of %s to %s', (href, lang, version, target) => {
    expect(link(href, lang, version)).toBe(target);
  });

  it.each([
    ['/zh/guide', 'zh', 'v2', '/zh/guide'],
    ['/ja/guide', 'zh', 'v2', '/ja/guide'],
    ['/ja/guide', 'zh', 'v1', '/v1/ja/guide'],
    ['/zh/?x', 'zh', 'v2', '/zh/?x'],
    ['/en/guide', 'zh', 'v2', '/guide'],
    ['/en', 'zh', 'v2', '/'],
    ['/v1/guide', 'zh', 'v2', '/v1/guide'],
    ['/v1/zh/guide', 'en', 'v2', '/v1/zh/guide'],
  ])(
    'keeps the language or version that it names: %s on a page in %s of %s is %s',
    (href, lang, version, target) => {
      expect(link(href, lang, version)).toBe(target);
    },
  );

  it.each([
    '#install',
    './next',
    '../up.md',
    'https://rspress.rs/guide',
    '//cdn.example.com/x',
    'mailto:a@b.c',
    '',
  ])('is unchanged where it is no path of the site: %s', href => {
    expect(link(href, 'zh', 'v1')).toBe(href);
  });

  it('is unchanged on a site with one language and no versions', () => {
    const single = { base: '/', langs: [], lang: 'en', versions: [], version: '' };
    expect(pageLink('/guide?a#b', { lang: 'en', version: '' }, single)).toBe('/guide?a#b');
  });
});
