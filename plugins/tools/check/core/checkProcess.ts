import { fork } from 'node:child_process';
import { userError } from '../../../../shared/node/userError';
import { binFile } from './binFile';
import type { Result } from './finding';
import type { Job } from './job';
import type { Request, Response } from './serve';

/** Starts a process that runs the checks, so that they do not block the site's process. */
export function startCheckProcess() {
  const child = fork(binFile('serve-checks.mjs'), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const pending = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  let id = 0;
  child.on('message', ({ id, result, error }: Response) => {
    if (result) pending.get(id)?.resolve(result);
    else pending.get(id)?.reject(userError(error!));
    pending.delete(id);
  });
  child.on('exit', code => {
    for (const { reject } of pending.values())
      reject(new Error(`The process that runs the checks exited with code ${code}.`));
    pending.clear();
  });
  return {
    /** Runs all checks; a second run starts after the first. */
    run(job: Job): Promise<Result> {
      return new Promise((resolve, reject) => {
        const request: Request = { id: ++id, job };
        pending.set(id, { resolve, reject });
        child.send(request, error => error && reject(error));
      });
    },
    stop(): void {
      child.disconnect();
    },
  };
}
