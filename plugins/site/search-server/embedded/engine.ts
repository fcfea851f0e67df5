import { stat } from 'node:fs/promises';
import type { SearchEngine, StoredRecord } from '../engine';
import { Collection } from './collection';
import { manifestOf, readIndex, writeIndex } from './files';

/** How often the folder is looked at for a push by another process, in milliseconds. */
const lookEveryMs = 1000;

/** A search engine inside this process, with its index in a folder. */
export function createEngine(folder: string, logProblem: (problem: string) => void): SearchEngine {
  let collections = new Map<string, Collection>();
  /** Records of the collections that the running push changes, by id. */
  let drafts = new Map<string, Map<string, StoredRecord>>();
  let pushing = Promise.resolve();
  let loading: Promise<void> | undefined;
  let seen = '';
  let lookedAt = Number.NEGATIVE_INFINITY;

  const load = async () => {
    const stamp = await stampOf(folder);
    if (stamp === seen) return;
    const saved = await readIndex(folder);
    if (saved.problem) logProblem(saved.problem);
    collections = new Map(
      [...saved.collections].map(([name, collection]) => [name, Collection.load(collection)]),
    );
    seen = stamp;
  };
  /** Loads the index at first; later, a push by another process is loaded while searches use the former index. */
  const current = async () => {
    const isFirst = !loading;
    if (performance.now() - lookedAt > lookEveryMs) {
      lookedAt = performance.now();
      loading = load();
      if (!isFirst) loading.catch(error => logProblem(String(error)));
    }
    if (isFirst) await loading;
    return collections;
  };
  const recordsOf = (name: string) =>
    new Map(collections.get(name)?.records.map(record => [record.id, record]));
  const draftOf = (name: string) => {
    const draft = drafts.get(name) ?? recordsOf(name);
    drafts.set(name, draft);
    return draft;
  };
  const commit = async () => {
    const next = new Map(collections);
    const saved = new Map<string, ReturnType<Collection['save']> | undefined>();
    for (const [name, records] of drafts) {
      if (records.size > 0) next.set(name, await Collection.of([...records.values()]));
      else next.delete(name);
    }
    for (const [name, collection] of next) saved.set(name, drafts.has(name) ? collection.save() : undefined);
    await writeIndex(folder, saved);
    seen = await stampOf(folder);
    collections = next;
  };

  return {
    name: 'flexsearch',
    async search({ collection, keyword, limit }) {
      return (await current()).get(collection)?.search(keyword, limit) ?? [];
    },
    async collections() {
      return [...(await current()).keys()];
    },
    async prepare() {},
    async stamps(collection) {
      return new Map([...recordsOf(collection).values()].map(({ id, stamp }) => [id, stamp]));
    },
    async write(collection, records) {
      const draft = draftOf(collection);
      for (const record of records) draft.set(record.id, record);
    },
    async remove(collection, ids) {
      const draft = draftOf(collection);
      for (const id of ids) draft.delete(id);
    },
    transaction(work) {
      const push = pushing.then(async () => {
        lookedAt = Number.NEGATIVE_INFINITY;
        await current();
        await loading;
        drafts = new Map();
        const result = await work();
        if (drafts.size > 0) await commit();
        return result;
      });
      pushing = push.then(
        () => {},
        () => {},
      );
      return push;
    },
  };
}

/** What changes with every save; empty without an index. */
async function stampOf(folder: string): Promise<string> {
  const file = await stat(manifestOf(folder)).catch(() => undefined);
  return file ? `${file.mtimeMs} ${file.ino} ${file.size}` : '';
}
