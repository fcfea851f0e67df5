import type { Result } from './finding';
import type { Job, Wish } from './job';
import { createRunner, type Load } from './runChecks';

/** What the site's process asks of the checking process. */
export interface Request {
  id: number;
  job: Job;
  wish?: Wish;
}

/** The answer to the request of the same id. */
export interface Response {
  id: number;
  result?: Result;
  /** Why the checks could not run. */
  error?: string;
}

/** Answers requests one after the other, keeping compilers and caches warm; ends with its parent. */
export function serveChecks(load?: Load): void {
  const runChecks = createRunner(load);
  let queue = Promise.resolve();
  process.on('message', ({ id, job, wish }: Request) => {
    queue = queue.then(async () => {
      const response: Response = { id };
      try {
        response.result = await runChecks(job, wish);
      } catch (error) {
        response.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
      }
      process.send?.(response);
    });
  });
  process.on('disconnect', () => process.exit());
}
