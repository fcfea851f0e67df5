import type { SearchRecord } from '../search-records/records';

/** A search, as an engine receives it. */
export interface EngineQuery {
  /** The collection, index or partition, as `collectionName` names it. */
  collection: string;
  /** Language of the records. */
  lang: string;
  /** What the reader typed, without control characters. */
  keyword: string;
  /** The highest number of records, 1 or more. */
  limit: number;
}

/** A record as engines store it. */
export interface StoredRecord extends SearchRecord {
  /** Texts of the headings, which rank above the text. */
  headings: string[];
  /** `<index> <hash>`: the index that the record was pushed to, and the hash of its content. */
  stamp: string;
}

/** A search engine, as the handler and the push use it. All methods throw when the engine fails. */
export interface SearchEngine {
  /** Name of the engine, as in the files of `pluginSearchRecords`. */
  readonly name: 'flexsearch' | 'typesense' | 'meilisearch' | 'elasticsearch' | 'postgres';
  /** The records that match, best first. */
  search(query: EngineQuery, signal: AbortSignal): Promise<Partial<SearchRecord>[]>;
  /** Names of all collections that may belong to an index. */
  collections(index: string): Promise<string[]>;
  /** Creates a collection unless it exists. */
  prepare(collection: string, lang: string, index: string): Promise<void>;
  /** The stamp of every record of a collection by its id; empty if the collection does not exist. */
  stamps(collection: string): Promise<Map<string, string | undefined>>;
  /** Adds records or replaces those with the same id, each in one step. */
  write(collection: string, records: StoredRecord[]): Promise<void>;
  /** Removes records; ids that do not exist are skipped. */
  remove(collection: string, ids: string[]): Promise<void>;
  /** Runs a push so that searches see all of it or nothing. */
  transaction?<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Address and key of an engine with an HTTP API. */
export interface HttpEngineOptions {
  /** Address of the engine, such as `https://search.example.com:8108`. */
  url: string;
  /** API key: one that may only search is enough for the handler. */
  key?: string;
}

/** The fields that are searched, with the weight of a match in each. */
export const weights = { title: 8, headings: 5, keywords: 4, description: 2, content: 1 };
