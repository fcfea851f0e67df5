import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endings, indexNames, readRecordFile, type SearchRecord } from '../../site/search-records/records';
import type { SearchEngine } from '../../site/search-server/engine';
import type { PushReport } from '../../site/search-server/push';

/** Name of an engine. */
export type EngineName = SearchEngine['name'];

/** Whether a text is the name of an engine. */
export const isEngine = (name: string): name is EngineName => Object.hasOwn(endings, name);

/** What the name of an index may look like. @throws Error otherwise */
export function checkIndexName(index: string): void {
  if (!indexNames.test(index))
    throw new Error('--index must consist of lower-case letters, digits, "-" and "_".');
}

/** A report in words. */
export function counts({ added, changed, removed, unchanged }: PushReport): string {
  return `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
}

/**
 * The records of all languages in a folder; every format has the same ones, so the first that is there is read.
 * @throws Error if a file has something else
 */
export function findRecords(folder: string): SearchRecord[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const engine of Object.keys(endings).filter(isEngine)) {
    const records = files
      .filter(file => file.endsWith(`.${engine}.${endings[engine]}`))
      .flatMap(file => readFile(engine, join(folder, file)));
    if (records.length > 0) return records;
  }
  return [];
}

function readFile(engine: EngineName, path: string): SearchRecord[] {
  const text = readFileSync(path, 'utf8');
  try {
    const records = readRecordFile(engine, text);
    if (records.every(isRecord)) return records;
  } catch {
    // No JSON.
  }
  throw new Error(`${path} has something else than records of pluginSearchRecords(). Build the site again.`);
}

/** Whether a value has what every record has. */
export function isRecord(record: SearchRecord | null): boolean {
  return (
    ['id', 'title', 'content', 'routePath', 'lang', 'version'].every(
      name => typeof record?.[name as keyof SearchRecord] === 'string',
    ) && Array.isArray(record?.toc)
  );
}

/** The records of a folder, as {@link findRecords} returns them. @throws Error if there are none */
export function readRecords(folder: string): SearchRecord[] {
  const records = findRecords(folder);
  if (records.length > 0) return records;
  throw new Error(
    `There are no records in ${folder}. Add pluginSearchRecords({ engines: ['flexsearch'] }) to the plugins of the site and build it first.`,
  );
}
