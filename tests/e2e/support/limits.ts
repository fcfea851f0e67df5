/** How many processes share the processor with the tests, by `npm run e2e -- --load`. */
const load = Number(process.env.DUET_LOAD ?? 0);

/** How many times slower pages run than the tests that drive them, by `npm run e2e -- --throttle`. */
export const throttle = Number(process.env.DUET_THROTTLE ?? 1);

/** How long scripts, styles and data wait on the server, in milliseconds, by `npm run e2e -- --latency`. */
export const latencyMs = Number(process.env.DUET_LATENCY ?? 0);

/**
 * A time limit in milliseconds, which ends only what hangs: longer where the tests get a part of the processor.
 * @param usual limit on a machine that does nothing else
 */
export const limit = (usual: number): number => usual * (1 + load) * throttle;
