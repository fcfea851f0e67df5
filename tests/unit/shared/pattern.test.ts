import { describe, expect, it } from '@rstest/core';
import { escapePattern } from '../../../shared/pattern';

describe('escapePattern', () => {
  it.each(['a.b', 'a+b*c?', '^x$', '{1} (2) [3]', 'a|b', 'C:\\d'])('makes %s match itself alone', text => {
    const whole = new RegExp(`^${escapePattern(text)}$`);
    expect(whole.test(text)).toBe(true);
    expect(whole.test(`${text}x`)).toBe(false);
  });

  it('takes away what a character means in a pattern', () => {
    expect(new RegExp(`^${escapePattern('a.c')}$`).test('abc')).toBe(false);
  });
});
