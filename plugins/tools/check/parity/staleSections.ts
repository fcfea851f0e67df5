import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../../../shared/node/readJson';
import type { Page } from '../core/page';
import { fingerprints } from './fingerprint';

/** Fingerprints of the originals at the time of translation: route, then section id. */
export type Accepted = Record<string, Record<string, string>>;

/** The committed file with the fingerprints of one translated language. */
export function parityFile(docs: string, lang: string): string {
  return join(docs, lang, '.parity.json');
}

/** The fingerprints in a file; none if it does not exist. */
export function readAccepted(file: string): Accepted {
  return existsSync(file) ? (readJson(file) as Accepted) : {};
}

/** Writes one section per line, sorted, so that Git can merge changes. */
export function writeAccepted(file: string, accepted: Accepted): void {
  const sorted = Object.entries(accepted).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

/** A section whose original has changed since it was translated. */
export interface StaleSection {
  /** Id of its heading, `''` above the first. */
  id: string;
  /** Index of its heading, -1 above the first. */
  index: number;
}

/** Sections of a translation whose originals differ from `accepted`. */
export function staleSections(
  original: Page,
  translated: Page,
  accepted: Record<string, string>,
): StaleSection[] {
  const translatedIds = new Set(['', ...translated.headings.map(({ id }) => id)]);
  return changedSections(original, accepted).filter(({ id }) => translatedIds.has(id));
}

/** Sections of an original that differ from `accepted`. */
export function changedSections(original: Page, accepted: Record<string, string>): StaleSection[] {
  const ids = ['', ...original.headings.map(({ id }) => id)];
  return Object.entries(fingerprints(original)).flatMap(([key, fingerprint], position) =>
    fingerprint !== accepted[key] ? [{ id: ids[position]!, index: position - 1 }] : [],
  );
}
