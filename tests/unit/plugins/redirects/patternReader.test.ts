import { describe, expect, it } from '@rstest/core';
import { END, PatternReader, START, UnlimitedPattern } from '../../../../plugins/redirects/patternReader';

const read = (pattern: string, loose = false) => new PatternReader(pattern, loose).alternatives();

describe('PatternReader', () => {
  it.each([
    ['ab', ['ab']],
    ['a|b|', ['a', 'b', '']],
    ['a(b|c(d|e))f', ['abf', 'acdf', 'acef']],
    ['(?:a)(?<x>b)', ['ab']],
    ['ab?', ['a', 'ab']],
    ['a{3}', ['aaa']],
    ['[a-c]{2}', ['aa', 'ab', 'ac', 'ba', 'bb', 'bc', 'ca', 'cb', 'cc']],
    ['[a\\]-]', ['a', ']', '-']],
    ['\\.\\/', ['./']],
    ['^a$', [`${START}a${END}`]],
  ])('lists the strings of %s', (pattern, expected) => {
    expect(read(pattern)).toEqual(expected);
  });

  it.each(['a*', 'a+', 'a{1,}', 'a{1,3}', '.', '\\w', '\\b', '[^a]', '(?=a)', '(?<!a)b', '\\d{4}'])(
    'refuses %s as unlimited',
    pattern => {
      expect(() => read(pattern)).toThrow(UnlimitedPattern);
    },
  );

  it.each([
    ['a*b', ['ab']],
    ['.+', ['x']],
    ['[^x]', ['q']],
    ['[^a]', ['x']],
    ['a?', ['a']],
  ])('takes one example of %s when it may', (pattern, expected) => {
    expect(read(pattern, true)).toEqual(expected);
  });
});
