import { describe, expect, it } from '@rstest/core';
import { hidesNavbar } from '../../../../../theme/client/logic/hideNavbar';

describe('hidesNavbar', () => {
  it.each([
    ['hides on the way down', false, 100, 400, true],
    ['shows on the way up', true, 400, 399, false],
    ['stays hidden while nothing moves', true, 400, 400, true],
    ['stays shown while nothing moves', false, 400, 400, false],
    ['shows within its own height of the top', false, 0, 72, false],
    ['hides just below it', false, 0, 73, true],
    ['shows while the page bounces at its top', true, 90, -30, false],
  ])('%s', (_, hidden, before, now, expected) => {
    expect(hidesNavbar(hidden, before, now, 72)).toBe(expected);
  });
});
