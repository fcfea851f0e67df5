/** How often the values are drawn again. */
const resamples = 2000;
/** The same values give the same interval. */
const seed = 20261122;

/**
 * The 95 % interval of the mean of some values, by the bootstrap: the spread of the means of as many values, drawn
 * again and again from these.
 * @returns its lower and upper end; 0 and 0 without values
 */
export function meanInterval(values: number[]): [low: number, high: number] {
  const { length } = values;
  if (length === 0) return [0, 0];
  const random = randomFrom(seed);
  const means = Float64Array.from({ length: resamples }, () => {
    let sum = 0;
    for (let draw = 0; draw < length; draw++) sum += values[Math.floor(random() * length)]!;
    return sum / length;
  }).sort();
  return [means[Math.round(0.025 * resamples)]!, means[Math.round(0.975 * resamples) - 1]!];
}

/** Random numbers from 0 to below 1 (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
