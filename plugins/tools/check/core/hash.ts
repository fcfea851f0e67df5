import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version of the rules; increase it when a change makes cached results invalid. */
const rulesVersion = 6;

const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'package.json'];

/** Short hash of a text, for caches and fingerprints: 16 hexadecimal digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Hash of everything outside the pages that a result depends on: the packages, the settings, the rules. */
export function environmentKey(folder: string, settings: unknown): string {
  const lock = lockFiles.map(name => join(folder, name)).find(existsSync);
  return hashOf(`${rulesVersion} ${lock ? readFileSync(lock, 'utf8') : ''} ${JSON.stringify(settings)}`);
}
