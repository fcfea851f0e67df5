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
    places: async index => (await engine()).places(index),
    prepare: async (place, lang, index) => (await engine()).prepare(place, lang, index),
    stamps: async place => (await engine()).stamps(place),
    write: async (place, records) => (await engine()).write(place, records),
    remove: async (place, ids) => (await engine()).remove(place, ids),
    transaction: async work => (await engine()).transaction!(work),
  };
}
