/**
 * The bar that fills while a page loads: from 0 to 1, undefined when none is shown.
 */
export type Progress = number | undefined;

/** A page that is there within this time shows no bar. Milliseconds. */
export const progressDelayMs = 200;
/** Time of one change of the bar; also how long a full bar stays. Milliseconds. */
export const progressSpeedMs = 200;
/** Time between two steps of a waiting bar. Milliseconds. */
export const trickleSpeedMs = 800;

const minimum = 0.08;
const trickleRate = 0.02;
/** A waiting bar never looks finished. */
const almost = 0.994;

/** The next state of a waiting bar: it appears at its minimum, then creeps on. */
export function trickle(now: Progress): number {
  return now === undefined ? minimum : Math.min(now + trickleRate, almost);
}
