import { useSyncExternalStore } from 'react';
import { type Progress, progressDelayMs, progressSpeedMs, trickle, trickleSpeedMs } from '../logic/progress';
import { runAfter } from '../logic/runAfter';

let now: Progress;
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Tells that a page is being loaded; the bar appears if it is still loading after 200 ms. */
export function startProgress(): void {
  stop?.();
  stop = runAfter(creep, progressDelayMs);
}

/** Tells that the page is there, or that nobody waits for it any more. */
export function endProgress(): void {
  stop?.();
  if (now === undefined) return;
  show(1);
  stop = runAfter(() => show(undefined), progressSpeedMs);
}

/** State of the bar: from 0 to 1, undefined while none is shown. */
export function useProgress(): Progress {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => undefined,
  );
}

function creep(): void {
  show(trickle(now === 1 ? undefined : now));
  stop = runAfter(creep, trickleSpeedMs);
}

function show(next: Progress): void {
  now = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
