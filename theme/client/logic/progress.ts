/** A page that loads within this time shows no progress bar, in milliseconds. */
export const progressDelayMs = 200;
/** How long a full bar stays, in milliseconds. */
export const progressSpeedMs = 200;
/** Time between two steps of the bar, in milliseconds. */
export const trickleSpeedMs = 800;

const minimum = 0.08;
const trickleRate = 0.02;
/** Below 1, so that a page that still loads does not look loaded. */
const most = 0.994;

/** The next state of the bar while a page loads: from 0 to 1; undefined is a hidden bar. */
export function trickle(now: number | undefined): number {
  return now === undefined ? minimum : Math.min(now + trickleRate, most);
}
