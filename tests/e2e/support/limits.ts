/** How many processes share the processor with the tests, by `npm run e2e -- --load`. */
const load = Number(process.env.DUET_LOAD ?? 0);

/**
 * A time limit in milliseconds, which ends only what hangs: longer where the tests get a part of the processor.
 * @param usual limit on a machine that does nothing else
 */
export const limit = (usual: number): number => usual * (1 + load);
