import { describe, expect, it } from '@rstest/core';
import { trickle } from '../../../../../theme/client/logic/progress';

describe('trickle', () => {
  it('begins at the minimum', () => {
    expect(trickle(undefined)).toBe(0.08);
  });
  it('creeps by 0.02', () => {
    expect(trickle(0.08)).toBeCloseTo(0.1, 10);
  });
  it('never looks finished', () => {
    let bar = trickle(undefined);
    for (let step = 0; step < 100; step += 1) bar = trickle(bar);
    expect(bar).toBe(0.994);
  });
});
