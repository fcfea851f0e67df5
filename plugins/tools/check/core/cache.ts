import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Results by content hash, kept between runs. `undefined` is not a result. */
export interface Cache {
  /** The stored result, or the one that `make` computes, which is then stored. */
  get<T>(key: string, make: () => T): T;
  /** The stored result, if any. */
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): void;
}

/** A cache that can be written to disk. */
export interface StoredCache extends Cache {
  /** Writes what changed. With `prune`, drops the entries that this process did not use. */
  save(prune: boolean): void;
}

/** Opens the cache of a check, a JSON file in `folder`. A missing or broken file is an empty cache; failed writes are ignored. */
export function openCache(folder: string, name: string): StoredCache {
  const file = join(folder, `${name}.json`);
  const entries = new Map<string, unknown>(Object.entries(read(file)));
  const used = new Set<string>();
  let changed = false;
  const set = (key: string, value: unknown) => {
    used.add(key);
    entries.set(key, value);
    changed = true;
  };
  return {
    set,
    get<T>(key: string, make?: () => T) {
      used.add(key);
      if (make && entries.get(key) === undefined) set(key, make());
      return entries.get(key) as T;
    },
    save(prune) {
      const stale = prune ? [...entries.keys()].filter(key => !used.has(key)) : [];
      for (const key of stale) entries.delete(key);
      if (!changed && stale.length === 0) return;
      changed = false;
      try {
        mkdirSync(dirname(file), { recursive: true });
        // Two processes may save at the same time: each writes its own file, the last rename wins.
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
