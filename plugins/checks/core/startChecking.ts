import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Result } from './finding';
import type { Job } from './job';
import type { Request, Response } from './serve';

/** Starts a process that checks, so that the site's own is not held up. */
export function startChecking() {
  const child = fork(commandFile(), ['--serve'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  let told = new Set<string>();
  let id = 0;
  child.on('message', ({ id, result, error }: Response) => {
    if (result) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  });
  child.on('exit', code => {
    for (const { reject } of waiting.values())
      reject(new Error(`the checking process ended with code ${code}`));
    waiting.clear();
  });
  return {
    /** Runs all checks; a second question waits for the answer to the first. */
    ask(job: Job): Promise<Result> {
      return new Promise((resolve, reject) => {
        const request: Request = { id: ++id, job };
        waiting.set(id, { resolve, reject });
        child.send(request, error => error && reject(error));
      });
    },
    /** Findings that were not there the last time, and all errors. */
    compare({ findings }: Result): { fresh: Finding[]; errors: Finding[] } {
      const before = told;
      told = new Set(findings.map(keyOf));
      return {
        fresh: findings.filter(finding => !before.has(keyOf(finding))),
        errors: findings.filter(({ severity }) => severity === 'error'),
      };
    },
    stop(): void {
      child.disconnect();
    },
  };
}

/** The same mistake after lines above it moved is not told again. */
function keyOf({ rule, file, message }: Finding): string {
  return `${rule} ${file} ${message}`;
}

/** `bin/duet-check.mjs` of this package, seen from its source or from its build. */
function commandFile(): string {
  const fromSource = join(import.meta.dirname, '../bin/duet-check.mjs');
  return existsSync(fromSource) ? fromSource : join(import.meta.dirname, '../../../../bin/duet-check.mjs');
}
