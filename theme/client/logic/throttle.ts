import { runAfter } from './runAfter';

/** Runs `work` immediately, then at most once every `wait` milliseconds; the last call always runs. */
export function throttled(work: () => void, wait: number): { call: () => void; cancel: () => void } {
  let stop: (() => void) | undefined;
  let again = false;
  const run = () => {
    again = false;
    stop = runAfter(() => {
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
