import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readingOf, type Walk } from './walk';

/** Walks install the packages that were the newest on this day; a later day is a new lock. */
export const packagesOf = '2026-11-20';

const record = fileURLToPath(new URL('verified.json', import.meta.url));

/** Hash of everything that a walk depends on: the steps of its page, what it adds to them, its start and the packages. */
export function hashOf(walk: Walk): string {
  const steps = Object.values({ '': {}, ...walk.variants }).map(variant =>
    // A line that moves is no change.
    readingOf(walk, variant).map(({ line: _, ...step }) => step),
  );
  const { copy } = walk.start;
  const folder = copy && join('tests/walks', copy);
  const files = folder ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const start = files
    .filter(file => file.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')])
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([walk, steps, start, packagesOf]))
    .digest('hex')
    .slice(0, 16);
}

/** Whether a walk passed as it is now. */
export const isVerified = (walk: Walk) => readRecord()[walk.name] === hashOf(walk);

/** Records that a walk has passed as it was when it had this hash. */
export function setVerified({ name }: Walk, hash: string): void {
  const entries = { ...readRecord(), [name]: hash };
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`);
}

const readRecord = (): Record<string, string> => JSON.parse(readFileSync(record, 'utf8'));
