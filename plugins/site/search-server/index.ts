export { type ElasticsearchOptions, elasticsearch } from './elasticsearch';
export type { EngineQuery, HttpEngineOptions, SearchEngine, StoredRecord } from './engine';
export { type FlexSearchOptions, flexsearch } from './flexsearch';
export { createSearchHandler } from './handler';
export { meilisearch } from './meilisearch';
export type { SearchHandlerOptions } from './options';
export { type PostgresOptions, postgres } from './postgres';
export { typesense } from './typesense';
