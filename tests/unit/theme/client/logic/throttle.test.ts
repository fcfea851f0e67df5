import { afterEach, beforeEach, describe, expect, it, rs } from '@rstest/core';
import { throttled } from '../../../../../theme/client/logic/throttle';

beforeEach(() => void rs.useFakeTimers());
afterEach(() => void rs.useRealTimers());

describe('throttled', () => {
  it('runs immediately, then once per wait, and never loses the last call', () => {
    let runs = 0;
    const { call } = throttled(() => (runs += 1), 100);
    call();
    expect(runs).toBe(1);
    call();
    call();
    rs.advanceTimersByTime(99);
    expect(runs).toBe(1);
    rs.advanceTimersByTime(1);
    expect(runs).toBe(2);
    rs.advanceTimersByTime(100);
    expect(runs).toBe(2);
    call();
    expect(runs).toBe(3);
  });

  it('forgets a pending call when cancelled', () => {
    let runs = 0;
    const { call, cancel } = throttled(() => (runs += 1), 100);
    call();
    call();
    cancel();
    rs.advanceTimersByTime(200);
    expect(runs).toBe(1);
    call();
    expect(runs).toBe(2);
  });
});
