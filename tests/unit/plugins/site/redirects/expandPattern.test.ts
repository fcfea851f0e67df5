import { describe, expect, it } from '@rstest/core';
import { exampleOf, expandPattern } from '../../../../../plugins/site/redirects/expandPattern';

const texts = (pattern: string) => expandPattern(pattern)?.map(({ text }) => text);

describe('expandPattern', () => {
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
    ['a(b|c(d|e))f', ['abf', 'acdf', 'acef']],
    ['(?:a)(?<x>b)', ['ab']],
    ['ab?', ['a', 'ab']],
    ['ab??', ['a', 'ab']],
    ['a{3}', ['aaa']],
    ['a{0}b', ['b']],
    ['[a-c]{2}', ['aa', 'ab', 'ac', 'ba', 'bb', 'bc', 'ca', 'cb', 'cc']],
    ['[a\\]-]', ['a', ']', '-']],
    ['[-a]', ['-', 'a']],
    ['[\\d.]', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.']],
    ['x{', ['x{']],
    ['路径/(旧|老)', ['路径/旧', '路径/老']],
  ])('lists the strings that %s matches', (pattern, expected) => {
    expect(texts(pattern)).toEqual(expected);
    for (const text of expected) expect(text).toMatch(new RegExp(pattern));
  });

  it.each([
    '.*',
    'a+',
    'a.b',
    '\\w',
    '\\b',
    '[^a]',
    '[\\w]',
    'a(?=b)',
    'a(?!b)',
    '(?<=a)b',
    '(?<!a)b',
    'a{2,}',
    'a{1,3}',
    '(\\w)\\1',
    '\\d{4}',
    '[0-9a-z]{3}',
  ])('has no list for an unlimited or very long one: %s', pattern => {
    expect(texts(pattern)).toBeUndefined();
  });

  it('says whether a string matches at the beginning only', () => {
    expect(expandPattern('^/a|b')).toEqual([
      { text: '/a', start: true },
      { text: 'b', start: false },
    ]);
  });

  it('leaves out strings that never match', () => {
    expect(texts('a^b|c')).toEqual(['c']);
  });
});

describe('exampleOf', () => {
  it.each(['^/blog/.*$', '^/v\\d+/[a-z]+/(x|y)$', '^/(?:a|b)?c[^/]x*$'])(
    'gives a path that %s matches',
    pattern => {
      expect(exampleOf(pattern)).toMatch(new RegExp(pattern));
    },
  );

  it.each([
    ['^/a*b', '/ab'],
    ['.+', 'x'],
    ['[^x]', 'q'],
    ['[^a]', 'x'],
    ['ab?', 'ab'],
    ['a{2,}', 'a'],
  ])('takes each unlimited part of %s once', (pattern, expected) => {
    // Where one time is not enough, there is no example.
    expect(exampleOf(pattern)).toBe(new RegExp(pattern).test(expected) ? expected : undefined);
  });

  it('gives none where it finds none', () => {
    expect(exampleOf('^/a(?=b)')).toBeUndefined();
  });
});
