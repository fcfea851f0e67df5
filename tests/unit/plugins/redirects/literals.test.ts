import { describe, expect, it } from '@rstest/core';
import { literalsOf, sampleOf } from '../../../../plugins/redirects/literals';

const texts = (pattern: string) => literalsOf(pattern)?.map(({ text }) => text);

describe('literalsOf', () => {
  it.each([
    ['config/source/alias', ['config/source/alias']],
    ['^/a/(b|c)$', ['/a/b', '/a/c']],
    ['a/(?:x|y(?:1|2))', ['a/x', 'a/y1', 'a/y2']],
    ['(?<name>a|b)/c', ['a/c', 'b/c']],
    ['v[1-3]', ['v1', 'v2', 'v3']],
    ['a[.x]b', ['a.b', 'axb']],
    ['colou?r', ['color', 'colour']],
    ['a\\.b\\/c', ['a.b/c']],
    ['x\\d{1}', ['x0', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8', 'x9']],
    ['a|b', ['a', 'b']],
  ])('lists what %s stands for', (pattern, expected) => {
    expect(texts(pattern)).toEqual(expected);
    for (const text of expected) expect(text).toMatch(new RegExp(pattern));
  });

  it.each(['.*', 'a+', 'a.b', '\\w', '[^a]', 'a(?=b)', 'a{2,}', '(\\w)\\1', '[0-9a-z]{3}'])(
    'does not list what has no end or is too long: %s',
    pattern => {
      expect(texts(pattern)).toBeUndefined();
    },
  );

  it('tells whether a string must stand at the beginning', () => {
    expect(literalsOf('^/a|b')).toEqual([
      { text: '/a', start: true },
      { text: 'b', start: false },
    ]);
  });

  it('leaves out what can never match', () => {
    expect(texts('a^b|c')).toEqual(['c']);
  });
});

describe('sampleOf', () => {
  it.each(['^/blog/.*$', '^/v\\d+/[a-z]+/(x|y)$', '^/(?:a|b)?c[^/]x*$'])(
    'gives a path that %s matches',
    pattern => {
      expect(sampleOf(pattern)).toMatch(new RegExp(pattern));
    },
  );

  it('gives up where it cannot tell', () => {
    expect(sampleOf('^/a(?=b)')).toBeUndefined();
  });
});
