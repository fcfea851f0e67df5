/**
 * Runs `work` at once, then at most every `wait` milliseconds; the last call is never lost.
 * @param later runs a function after a time and returns how to call it off (the clock is the caller's)
 */
export function throttled(
  work: () => void,
  wait: number,
  later: (work: () => void, wait: number) => () => void,
): { call: () => void; cancel: () => void } {
  let stop: (() => void) | undefined;
  let again = false;
  const run = () => {
    again = false;
    stop = later(() => {
      stop = undefined;
      if (again) run();
    }, wait);
    work();
  };
  return {
    call: () => {
      if (stop) again = true;
      else run();
    },
    cancel: () => {
      stop?.();
      stop = undefined;
      again = false;
    },
  };
}
