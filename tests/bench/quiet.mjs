import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the machine has little else to do, so that times mean something.
 * @param {number} minutes after which it goes on all the same
 * @returns {Promise<string>} the load at the end, with a note if it is still high
 */
export async function quiet(minutes) {
  const limit = availableParallelism() / 4;
  const until = Date.now() + minutes * 60_000;
  while (loadavg()[0] > limit && Date.now() < until) await sleep(5000);
  const load = loadavg()[0].toFixed(1);
  return loadavg()[0] > limit ? `${load} (above ${limit}: only ratios of interleaved runs count)` : load;
}
