import type { SearchEngine } from './engine';

/** Options of {@link flexsearch}. */
export interface FlexSearchOptions {
  /** Folder of the index, relative to the working directory. @default 'search-index' */
  folder?: string;
}

/**
 * FlexSearch inside this process: no server to install. FlexSearch finds candidates, the ranking of the search in the
 * browser orders them. Needs Node.js and a folder that it can write to.
 */
export function flexsearch({ folder = 'search-index' }: FlexSearchOptions = {}): SearchEngine {
  let created: Promise<SearchEngine> | undefined;
  // Loaded when it is used: handlers with another engine also run where there is no file system.
  const engine = () => {
    created ??= import('./embedded/engine').then(({ createEngine }) =>
      createEngine(folder, problem => console.error(`[search-server] ${problem}`)),
    );
    return created;
  };
  return {
    name: 'flexsearch',
    search: async (query, signal) => (await engine()).search(query, signal),
    collections: async index => (await engine()).collections(index),
    prepare: async (collection, lang, index) => (await engine()).prepare(collection, lang, index),
    stamps: async collection => (await engine()).stamps(collection),
    write: async (collection, records) => (await engine()).write(collection, records),
    remove: async (collection, ids) => (await engine()).remove(collection, ids),
    transaction: async work => (await engine()).transaction!(work),
  };
}
