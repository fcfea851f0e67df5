import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesOf, readingOf, type Trip } from './walk';

/** Walks install the packages that were the newest on this day; a later day is a new lock. */
export const packagesOf = '2026-11-20';

/** Hash of everything that a walk or a variant depends on: the steps of its page, what it adds to them, its start and the packages. */
export function hashOf({ walk: { variants: _, ...walk }, variant }: Trip): string {
  // A line that moves is no change.
  const steps = readingOf(walk, variant).map(({ line: _, ...step }) => step);
  return digest(JSON.stringify([walk, variant, steps, filesOf(walk.start), packagesOf]));
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What passed, by name, with a hash of what it depended on: a file beside this one, part of the repository. */
export function openRecord(name: string) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const read = (): Record<string, string> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  return {
    /** Whether it passed in this form. */
    has: (key: string, hash: string) => read()[key] === hash,
    /** Records what passed, and forgets what does not exist any more. */
    set(key: string, hash: string, known: readonly string[]): void {
      const entries = Object.entries({ ...read(), [key]: hash }).filter(([key]) => known.includes(key));
      const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}
