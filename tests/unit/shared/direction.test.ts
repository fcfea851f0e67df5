import { describe, expect, it } from '@rstest/core';
import { directionOf } from '../../../shared/direction';

describe('directionOf', () => {
  it.each([
    ['en', 'ltr'],
    ['zh-Hans', 'ltr'],
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa_IR', 'rtl'],
    ['ku-Arab', 'rtl'],
    ['ur-Latn', 'ltr'],
    ['arn', 'ltr'],
  ])('%s: %s', (lang, direction) => {
    expect(directionOf(lang)).toBe(direction);
  });
});
