import { z } from 'zod';
import { indexNames } from './records';

/** An option with the name of an index. */
export const indexName = z.string().regex(indexNames, 'expected lower-case letters, digits, "-" and "_"');

/** Options of `pluginSearchRecords()`. */
export const SearchRecordsOptions = z.strictObject({
  /** Formats to write, each in its own file. */
  engines: z
    .array(z.enum(['flexsearch', 'typesense', 'meilisearch', 'elasticsearch', 'postgres']))
    .min(1, 'expected at least one of flexsearch, typesense, meilisearch, elasticsearch, postgres'),
  /** Name of the index in Elasticsearch and OpenSearch; `-<language>` is added. @default 'docs' */
  index: indexName.default('docs'),
  /** Folder of the files, relative to the working directory. Do not serve it. @default 'search-records' */
  folder: z.string().min(1).default('search-records'),
  /** Address of the site such as `https://example.com/docs`, for results shown on other sites. Default: `siteOrigin` and `base` of the site. */
  domain: z.url('expected an absolute URL such as https://example.com').optional(),
});

/** Options of `pluginSearchRecords()`. */
export type SearchRecordsOptions = z.input<typeof SearchRecordsOptions>;

/** A format of records. */
export type SearchEngine = SearchRecordsOptions['engines'][number];
