import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { linkFrom, routesByKey } from '../../../../plugins/shared/pageLinks';
import { siteOf } from '../../../../plugins/shared/site';

const languages = { lang: 'en', locales: ['en', 'zh'].map(lang => ({ lang, label: lang })) };
const site = siteOf({ ...languages, multiVersion: { default: 'v2', versions: ['v1', 'v2'] } });
const routes = routesByKey(
  ['/', '/zh/', '/a', '/zh/a', '/v1/a', '/v1/zh/a', '/only', '/f/', '/zh/f/'].map(routePath => ({
    routePath,
  })),
);

describe('linkFrom', () => {
  it.each([
    ['v2/en/x.mdx', '/a', '/a.html'],
    ['v2/zh/x.mdx', '/a', '/zh/a.html'],
    ['v1/zh/x.mdx', '/a?b=1#c', '/v1/zh/a.html?b=1#c'],
    ['v2/zh/x.mdx', '/en/a', '/a.html'],
    ['v1/zh/x.mdx', '/v2/a', '/a.html'],
    ['v2/zh/x.mdx', '/a.mdx', '/zh/a.html'],
    ['v2/zh/x.mdx', '/f', '/zh/f/index.html'],
    ['v2/zh/x.mdx', '/', '/zh/index.html'],
    ['v2/zh/x.mdx', '/only', '/only'],
    ['v2/zh/x.mdx', '/logo.svg', '/logo.svg'],
    ['../runtime/temp.mdx', '/a', '/a.html'],
  ])('from %s to %s is %s', (file, url, expected) => {
    expect(linkFrom(join(site.root, file), url, site, routes)).toBe(expected);
  });
});
