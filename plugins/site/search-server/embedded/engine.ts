import { stat } from 'node:fs/promises';
import type { SearchEngine, StoredRecord } from '../engine';
import { manifestOf, readIndex, writeIndex } from './files';
import { Place } from './place';

/** How often the folder is looked at for a push by another process, in milliseconds. */
const lookEveryMs = 1000;

/** A search engine inside this process, with its index in a folder. */
export function createEngine(folder: string, logProblem: (problem: string) => void): SearchEngine {
  let places = new Map<string, Place>();
  /** Records of the places that the running push changes, by id. */
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
    places = new Map([...saved.places].map(([name, place]) => [name, Place.load(place)]));
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
    return places;
  };
  const recordsOf = (name: string) => new Map(places.get(name)?.records.map(record => [record.id, record]));
  const draftOf = (name: string) => {
    const draft = drafts.get(name) ?? recordsOf(name);
    drafts.set(name, draft);
    return draft;
  };
  const commit = async () => {
    const next = new Map(places);
    const saved = new Map<string, ReturnType<Place['save']> | undefined>();
    for (const [name, records] of drafts) {
      if (records.size > 0) next.set(name, await Place.of([...records.values()]));
      else next.delete(name);
    }
    for (const [name, place] of next) saved.set(name, drafts.has(name) ? place.save() : undefined);
    await writeIndex(folder, saved);
    seen = await stampOf(folder);
    places = next;
  };

  return {
    name: 'flexsearch',
    async search({ place, keyword, limit }) {
      return (await current()).get(place)?.search(keyword, limit) ?? [];
    },
    async places() {
      return [...(await current()).keys()];
    },
    async prepare() {},
    async stamps(place) {
      return new Map([...recordsOf(place).values()].map(({ id, stamp }) => [id, stamp]));
    },
    async write(place, records) {
      const draft = draftOf(place);
      for (const record of records) draft.set(record.id, record);
    },
    async remove(place, ids) {
      const draft = draftOf(place);
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
