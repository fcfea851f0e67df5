import { describe, expect, it } from '@rstest/core';
import { nextTab } from '../../../../theme/shared/tabs';

describe('nextTab', () => {
  const all = [false, false, false];
  const gap = [true, false, true, false];
  const table: [
    key: string,
    current: number,
    disabled: boolean[],
    isRtl: boolean,
    next: number | undefined,
  ][] = [
    ['ArrowRight', 0, all, false, 1],
    ['ArrowRight', 2, all, false, 0],
    ['ArrowLeft', 0, all, false, 2],
    ['ArrowLeft', 0, all, true, 1],
    ['ArrowRight', 1, all, true, 0],
    ['Home', 2, all, false, 0],
    ['End', 0, all, false, 2],
    ['ArrowRight', 1, gap, false, 3],
    ['ArrowRight', 3, gap, false, 1],
    ['Home', 3, gap, false, 1],
    ['ArrowRight', 0, [true, true], false, undefined],
    ['ArrowDown', 0, all, false, undefined],
    ['Enter', 0, all, false, undefined],
  ];
  for (const [key, current, disabled, isRtl, next] of table) {
    it(`goes from ${current} to ${next} with ${key}${isRtl ? ' from right to left' : ''} of ${disabled.length}`, () => {
      expect(nextTab(key, current, disabled, isRtl)).toBe(next);
    });
  }
});
