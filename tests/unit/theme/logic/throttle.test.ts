import { describe, expect, it } from '@rstest/core';
import { throttled } from '../../../../theme/logic/throttle';

/** A clock that is wound by hand. */
function handClock() {
  let due: (() => void) | undefined;
  return {
    later: (work: () => void) => {
      due = work;
      return () => {
        due = undefined;
      };
    },
    pass: () => {
      const work = due;
      due = undefined;
      work?.();
    },
  };
}

describe('throttled', () => {
  it('runs at once, then once per wait with the last call kept', () => {
    const clock = handClock();
    let runs = 0;
    const { call } = throttled(() => (runs += 1), 100, clock.later);
    call();
    expect(runs).toBe(1);
    call();
    call();
    expect(runs).toBe(1);
    clock.pass();
    expect(runs).toBe(2);
    clock.pass();
    expect(runs).toBe(2);
    call();
    expect(runs).toBe(3);
  });

  it('forgets everything when called off', () => {
    const clock = handClock();
    let runs = 0;
    const { call, cancel } = throttled(() => (runs += 1), 100, clock.later);
    call();
    call();
    cancel();
    clock.pass();
    expect(runs).toBe(1);
    call();
    expect(runs).toBe(2);
  });
});
