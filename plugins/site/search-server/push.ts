import { createHash } from 'node:crypto';
import { collectionName, type SearchRecord } from '../search-records/records';
import type { SearchEngine, StoredRecord } from './engine';

/** Raise it when the stored form of records changes, so that the next push writes all of them. */
const formatVersion = 1;

/** The largest number of records and of UTF-16 units in one request. */
const batchRecords = 100;
const batchUnits = 2_000_000;

/** How many records a push adds, changes, removes and leaves as they are. */
export interface PushReport {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

/** Options of {@link push}. */
export interface PushOptions {
  engine: SearchEngine;
  /** Name of the index. */
  index: string;
  /** All records of the index, in all languages. */
  records: SearchRecord[];
  /** Counts only. */
  dryRun?: boolean;
}

/**
 * Makes the index of an engine equal to the records. The engine keeps the hash of every record, so only differences are
 * sent. Records are replaced in one step and removed last: after a failure, searches find the old or the new record, and
 * the next push completes the work. Records that another index or another program has written stay.
 */
export async function push({ engine, index, records, dryRun = false }: PushOptions): Promise<PushReport> {
  const wanted = new Map<string, StoredRecord[]>();
  for (const record of records) {
    const collection = collectionName(index, record.lang, record.version);
    const list = wanted.get(collection) ?? [];
    wanted.set(collection, list);
    list.push(stored(record, index));
  }
  const work = async () => {
    const report: PushReport = { added: 0, changed: 0, removed: 0, unchanged: 0 };
    const obsolete = new Map<string, string[]>();
    const former = (await engine.collections(index)).filter(collection => collection.startsWith(`${index}-`));
    for (const collection of new Set([...wanted.keys(), ...former])) {
      const stamps = await engine.stamps(collection);
      const list = wanted.get(collection) ?? [];
      const ids = new Set(list.map(({ id }) => id));
      const different = list.filter(({ id, stamp }) => stamps.get(id) !== stamp);
      const removed = [...stamps].filter(([id, stamp]) => !ids.has(id) && stamp?.startsWith(`${index} `));
      const added = different.filter(({ id }) => !stamps.has(id)).length;
      report.added += added;
      report.changed += different.length - added;
      report.unchanged += list.length - different.length;
      report.removed += removed.length;
      obsolete.set(
        collection,
        removed.map(([id]) => id),
      );
      if (dryRun || list.length === 0) continue;
      await engine.prepare(collection, list[0]!.lang, index);
      for (const batch of batches(different)) await engine.write(collection, batch);
    }
    for (const [collection, ids] of dryRun ? [] : obsolete) {
      for (let start = 0; start < ids.length; start += batchRecords) {
        await engine.remove(collection, ids.slice(start, start + batchRecords));
      }
    }
    return report;
  };
  return engine.transaction && !dryRun ? engine.transaction(work) : work();
}

function stored(record: SearchRecord, index: string): StoredRecord {
  const hash = createHash('sha256')
    .update(JSON.stringify([formatVersion, record]))
    .digest('hex');
  return { ...record, headings: record.toc.map(({ text }) => text), stamp: `${index} ${hash.slice(0, 32)}` };
}

function* batches(records: StoredRecord[]): Generator<StoredRecord[]> {
  let batch: StoredRecord[] = [];
  let units = 0;
  for (const record of records) {
    if (batch.length === batchRecords || (batch.length > 0 && units + record.content.length > batchUnits)) {
      yield batch;
      batch = [];
      units = 0;
    }
    batch.push(record);
    units += record.content.length;
  }
  if (batch.length > 0) yield batch;
}
