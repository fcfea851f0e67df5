import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../core/page';
import { fingerprints } from './fingerprint';

/** Fingerprints of the originals when they were last translated: route, then section id. */
export type Accepted = Record<string, Record<string, string>>;

/** The committed file of one translated language. */
export function parityFile(docs: string, lang: string): string {
  return join(docs, lang, '.parity.json');
}

export function readAccepted(file: string): Accepted {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** One section per line, sorted, so that two writers' changes merge. */
export function writeAccepted(file: string, accepted: Accepted): void {
  const sorted = Object.entries(accepted).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

/** A section that was translated from an older original. */
export interface StaleSection {
  /** Id of its heading, `''` above the first. */
  id: string;
  /** Index of its heading, -1 above the first. */
  index: number;
}

/** Sections of a translation whose originals changed since `accepted`. */
export function staleSections(
  original: Page,
  translated: Page,
  accepted: Record<string, string>,
): StaleSection[] {
  const now = fingerprints(original);
  const ids = ['', ...original.headings.map(({ id }) => id)];
  const known = new Set(['', ...translated.headings.map(({ id }) => id)]);
  return Object.keys(now).flatMap((key, position) => {
    const id = ids[position]!;
    return now[key] !== accepted[key] && known.has(id) ? [{ id, index: position - 1 }] : [];
  });
}
