import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './parsePage';

/** Version of the rules: raised when a change makes cached results void. */
const rules = 5;

const locks = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'package.json'];

/** Hash of everything outside the pages that a result depends on: the packages, the settings, the rules. */
export function environmentKey(folder: string, settings: unknown): string {
  const lock = locks.map(name => join(folder, name)).find(existsSync);
  return hashOf(`${rules} ${lock ? readFileSync(lock, 'utf8') : ''} ${JSON.stringify(settings)}`);
}
