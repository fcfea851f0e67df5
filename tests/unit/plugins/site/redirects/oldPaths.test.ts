import { describe, expect, it } from '@rstest/core';
import { siteOf } from '../../../../../plugins/shared/site';
import { oldPathsOf } from '../../../../../plugins/site/redirects/oldPaths';
import { compileRules } from '../../../../../plugins/site/redirects/shared/match';

const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '中文' },
];
const site = siteOf({ lang: 'en', locales, multiVersion: { default: 'v2', versions: ['v1', 'v2'] } });
const pathsOf = (from: string, to = '/new') =>
  oldPathsOf(compileRules([{ from, to }], () => {})[0]!, site).map(({ path, isNamed }) =>
    isNamed ? path : `e.g. ${path}`,
  );

describe('oldPathsOf', () => {
  it.each<[string, string[]]>([
    ['^/a/(b|c)$', ['/a/b', '/a/c']],
    ['old', ['/old', '/zh/old', '/v1/old', '/v1/zh/old']],
    ['/old', ['/old', '/zh/old', '/v1/old', '/v1/zh/old']],
    ['^old', []],
    ['^/blog/.*$', ['e.g. /blog/x']],
    ['blog/.*', []],
  ])('names the paths of %s', (from, expected) => {
    expect(pathsOf(from)).toEqual(expected);
  });

  it('gives no example where the target depends on the match', () => {
    expect(pathsOf('^/blog/(.*)$', '/posts/$1')).toEqual([]);
  });
});
