import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Results by content hash, one JSON file per check, kept between runs. */
export interface Cache {
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): void;
}

/** A cache that can be written back. */
export interface StoredCache extends Cache {
  /** Writes what changed. With `prune`, drops what this run did not touch. */
  save(prune: boolean): void;
}

/**
 * Opens the cache of one check in a folder. A missing or broken file is an
 * empty cache; a folder that cannot be written is no error.
 */
export function openCache(folder: string, name: string): StoredCache {
  const file = join(folder, `${name}.json`);
  const entries = new Map<string, unknown>(Object.entries(read(file)));
  const touched = new Set<string>();
  let changed = false;
  return {
    get<T>(key: string) {
      touched.add(key);
      return entries.get(key) as T | undefined;
    },
    set(key, value) {
      touched.add(key);
      entries.set(key, value);
      changed = true;
    },
    save(prune) {
      const stale = prune ? [...entries.keys()].filter(key => !touched.has(key)) : [];
      for (const key of stale) entries.delete(key);
      if (!changed && stale.length === 0) return;
      changed = false;
      try {
        mkdirSync(dirname(file), { recursive: true });
        // Two processes may save at once: each writes a file of its own, the last rename wins.
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(entries)));
        renameSync(`${file}.${process.pid}`, file);
      } catch {
        // Without a cache the next run is slower, not wrong.
      }
    },
  };
}

function read(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
