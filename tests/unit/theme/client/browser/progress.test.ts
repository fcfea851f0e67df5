import { afterEach, beforeEach, expect, it, rs } from '@rstest/core';
import { endProgress, progress, startProgress } from '../../../../../theme/client/browser/progress';

beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  endProgress();
  rs.runAllTimers();
  rs.useRealTimers();
});

it('shows nothing for a page that loads within 200 ms', () => {
  startProgress();
  rs.advanceTimersByTime(199);
  endProgress();
  rs.advanceTimersByTime(1000);
  expect(progress.get()).toBeUndefined();
});

it('starts at 0.08 and moves by 0.02 every 800 ms', () => {
  startProgress();
  rs.advanceTimersByTime(200);
  expect(progress.get()).toBe(0.08);
  rs.advanceTimersByTime(1600);
  expect(progress.get()).toBeCloseTo(0.12);
});

it('is full for 200 ms, then gone', () => {
  startProgress();
  rs.advanceTimersByTime(200);
  endProgress();
  expect(progress.get()).toBe(1);
  rs.advanceTimersByTime(200);
  expect(progress.get()).toBeUndefined();
});

it('starts from the beginning for a page that is asked for while the bar is full', () => {
  startProgress();
  rs.advanceTimersByTime(1000);
  endProgress();
  startProgress();
  rs.advanceTimersByTime(200);
  expect(progress.get()).toBe(0.08);
});
