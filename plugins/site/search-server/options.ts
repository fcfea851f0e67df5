import { z } from 'zod';
import { indexName } from '../search-records/options';
import type { SearchEngine } from './engine';

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
/** An origin, as browsers send it. */
export const origin = z
  .string()
  .refine(isOrigin, 'expected an origin such as https://example.com, without a path or a slash at the end');

/** Options of `createSearchHandler()`. */
export const SearchHandlerOptions = z.strictObject({
  /** The engine: `flexsearch()`, `typesense()`, `meilisearch()`, `elasticsearch()` or `postgres()`. @default flexsearch() */
  engine: z
    .custom<SearchEngine>(
      value => typeof (value as SearchEngine | null)?.search === 'function',
      'expected flexsearch(…), typesense(…), meilisearch(…), elasticsearch(…) or postgres(…)',
    )
    .optional(),
  /** Origins of the sites that may ask from another origin, such as `https://example.com`. Requests from others get status 403. */
  origin: z.union([origin, z.array(origin).min(1)]),
  /** Indexes that readers may search; the first is searched if a request names none. @default ['docs'] */
  indexes: z.array(indexName).min(1).default(['docs']),
  /** Languages that readers may ask for. Default: any. */
  languages: z.array(z.string()).optional(),
  /** Longest query in UTF-16 units. @default 200 */
  maxLength: z.int().positive().default(200),
  /** Highest number of pages per index that a request may ask for. @default 50 */
  maxLimit: z.int().positive().default(50),
  /** Time in milliseconds within which the engine has to answer. @default 5000 */
  timeoutMs: z.int().positive().default(5000),
  /** Number of requests that a client may send within a time window; `false` sets no limit. @default { requests: 100, seconds: 10 } */
  rate: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Number of requests in a window. */
        requests: z.int().positive(),
        /** Length of the window in seconds. */
        seconds: z.number().positive(),
      }),
    ])
    .default({ requests: 100, seconds: 10 }),
  /** Address of the client, to which the limit applies. Default: the last one in `x-forwarded-for`, which the nearest proxy has added. */
  clientOf: z
    .custom<(request: Request) => string | null | undefined>(
      value => typeof value === 'function',
      'expected a function that returns the address of the client of a request',
    )
    .optional(),
});

/** Options of `createSearchHandler()`. */
export type SearchHandlerOptions = z.input<typeof SearchHandlerOptions>;
