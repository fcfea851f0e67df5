import type { Result } from './finding';
import type { Job } from './job';
import { createRunner } from './runChecks';

/** A request from the site's process to the checking process. */
export interface Request {
  id: number;
  job: Job;
}

/** The answer to the request with the same id: a result, or why the checks could not run. */
export interface Response {
  id: number;
  result?: Result;
  error?: string;
}

/** Answers requests one at a time, keeping compilers and caches warm; exits with its parent. */
export function serveChecks(): void {
  const runChecks = createRunner();
  let queue = Promise.resolve();
  process.on('message', ({ id, job }: Request) => {
    queue = queue.then(async () => {
      const response: Response = { id };
      try {
        response.result = await runChecks(job);
      } catch (error) {
        // Mistakes of users have no stack.
        response.error = error instanceof Error ? error.stack || error.message : String(error);
      }
      process.send?.(response);
    });
  });
  process.on('disconnect', () => process.exit());
}
