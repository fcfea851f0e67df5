import { progressDelayMs, progressSpeedMs, trickle, trickleSpeedMs } from '../logic/progress';
import { runAfter } from '../logic/runAfter';
import { createStore } from '../logic/store';

/** State of the progress bar: from 0 to 1, undefined while it is hidden. */
export const progress = createStore<number | undefined>(undefined);

let stop: (() => void) | undefined;

/** Call when a page starts to load; the bar appears if it is still loading after 200 ms. */
export function startProgress(): void {
  stop?.();
  stop = runAfter(advance, progressDelayMs);
}

/** Call when the page has loaded or is no longer wanted. */
export function endProgress(): void {
  stop?.();
  if (progress.get() === undefined) return;
  progress.set(1);
  stop = runAfter(() => progress.set(undefined), progressSpeedMs);
}

function advance(): void {
  const now = progress.get();
  progress.set(trickle(now === 1 ? undefined : now));
  stop = runAfter(advance, trickleSpeedMs);
}
