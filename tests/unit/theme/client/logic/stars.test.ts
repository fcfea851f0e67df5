import { describe, expect, it } from '@rstest/core';
import { starShift, stars } from '../../../../../theme/client/logic/stars';

describe('stars', () => {
  it('are 35 at 35 different places inside the sky', () => {
    expect(stars).toHaveLength(35);
    expect(new Set(stars.map(({ x, y }) => `${x} ${y}`)).size).toBe(35);
    for (const { x, y } of stars) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(100);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
    }
  });

  it('grow by a twentieth of a pixel, from 3 px on', () => {
    expect(stars[0]?.size).toBe(3);
    expect(stars[20]?.size).toBe(4);
    expect(stars[34]?.size).toBeCloseTo(4.7);
  });
});

describe('starShift', () => {
  it('leans toward a pointer that is near on both axes', () => {
    const { x, y } = starShift(100, -40);
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(0);
  });

  it('stays where it is when the pointer is far on one axis', () => {
    expect(starShift(101, 0)).toEqual({ x: 0, y: 0 });
    expect(starShift(0, -101)).toEqual({ x: 0, y: 0 });
  });

  it('never moves past the pointer', () => {
    expect(Math.abs(starShift(60, 60).x)).toBeLessThan(60);
  });
});
