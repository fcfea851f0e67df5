/**
 * Runs `work` immediately, then at most once every `wait` milliseconds; the last call always runs.
 * @param later runs a function after a delay and returns a function that cancels it
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
