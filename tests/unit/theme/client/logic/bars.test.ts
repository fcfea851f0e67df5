import { describe, expect, it } from '@rstest/core';
import { barWidthPercent, formatTime, slowestTime } from '../../../../../theme/client/logic/bars';

describe('slowestTime', () => {
  it('looks through all groups of the chart', () => {
    const data = {
      a: {
        label: 'A',
        metrics: [
          { time: 0.4, desc: 'start' },
          { time: 2, desc: 'build' },
        ],
      },
      b: { label: 'B', metrics: [{ time: 21.4, desc: 'build' }] },
    };
    expect(slowestTime(data)).toBe(21.4);
  });

  it('is 0 for a chart without metrics', () => {
    expect(slowestTime({ a: { label: 'A', metrics: [] } })).toBe(0);
  });
});

describe('barWidthPercent', () => {
  it('gives the slowest metric the whole track', () => {
    expect(barWidthPercent(21.4, 21.4)).toBe(100);
  });

  it('keeps the ratio of the rest', () => {
    expect(barWidthPercent(1.36, 5.44)).toBe(25);
    expect(barWidthPercent(1, 3)).toBe(33.33);
  });

  it('never leaves the track', () => {
    expect(barWidthPercent(9, 3)).toBe(100);
    expect(barWidthPercent(-1, 3)).toBe(0);
  });

  it('has no width where the chart has no time in it', () => {
    expect(barWidthPercent(0, 0)).toBe(0);
    expect(barWidthPercent(Number.NaN, 3)).toBe(0);
  });
});

describe('formatTime', () => {
  for (const [seconds, text] of [
    [0, '0ms'],
    [0.09, '90ms'],
    [0.2344, '234ms'],
    [0.9994, '999ms'],
    [0.9996, '1.00s'],
    [1, '1.00s'],
    [5.445, '5.45s'],
    [33.9, '33.90s'],
  ] as const) {
    it(`says ${text} for ${seconds} seconds`, () => {
      expect(formatTime(seconds)).toBe(text);
    });
  }
});
