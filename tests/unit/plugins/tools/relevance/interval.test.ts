import { describe, expect, it } from '@rstest/core';
import { meanInterval } from '../../../../../plugins/tools/relevance/interval';

describe('meanInterval', () => {
  const mixed = (count: number) => Array.from({ length: count }, (_, place) => place % 2);

  it('is the same for the same values', () => {
    expect(meanInterval(mixed(50))).toEqual(meanInterval(mixed(50)));
  });
  it('lies around the mean, as wide as its standard error asks for', () => {
    const [low, high] = meanInterval(mixed(100));
    // 1.96 times 0.5 divided by the root of 100.
    expect(low).toBeCloseTo(0.5 - 0.098, 1);
    expect(high).toBeCloseTo(0.5 + 0.098, 1);
  });
  it('is narrower with more values', () => {
    const width = ([low, high]: [number, number]) => high - low;
    expect(width(meanInterval(mixed(400)))).toBeLessThan(0.6 * width(meanInterval(mixed(100))));
  });
  it('has no width where all values are equal, and is 0 without values', () => {
    expect(meanInterval([0.5, 0.5, 0.5])).toEqual([0.5, 0.5]);
    expect(meanInterval([])).toEqual([0, 0]);
  });
});
