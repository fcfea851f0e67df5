import { createRequire } from 'node:module';
import { join } from 'node:path';
import { toLines } from '../../site/search-records/jsonLines';
import { endings, type SearchRecord } from '../../site/search-records/records';
import { elasticsearch } from '../../site/search-server/elasticsearch';
import type { SearchEngine } from '../../site/search-server/engine';
import { flexsearch } from '../../site/search-server/flexsearch';
import { meilisearch } from '../../site/search-server/meilisearch';
import { type PostgresOptions, postgres } from '../../site/search-server/postgres';
import { type PushReport, push } from '../../site/search-server/push';
import { typesense } from '../../site/search-server/typesense';
import { defineCommand, type Environment } from '../cli/command';
import { checkIndexName, counts, isEngine, readRecords } from './records';

type Variables = Environment['variables'];

/** A connection to PostgreSQL that can be closed, as the package `pg` makes it. */
interface Connection extends Pick<PostgresOptions, 'query'> {
  connect(): Promise<unknown>;
  on(event: 'error', listener: () => void): unknown;
  end(): Promise<void>;
}

export const command = defineCommand({
  description: 'Makes the index of a search engine equal to the records that pluginSearchRecords wrote.',
  options: {
    engine: {
      type: 'string',
      value: Object.keys(endings).join('|'),
      description: 'kind of the engine; elasticsearch is also OpenSearch',
    },
    index: { type: 'string', value: '<name>', description: 'name of the index', default: 'docs' },
    folder: {
      type: 'string',
      value: '<folder>',
      description: 'folder of the records',
      default: 'search-records',
    },
    url: {
      type: 'string',
      value: '<address>',
      description: 'address of the engine (default: DUET_SEARCH_URL)',
    },
    data: {
      type: 'string',
      value: '<folder>',
      description: 'folder of the index of FlexSearch, unless it is pushed to an address',
      default: 'search-index',
    },
    table: { type: 'string', value: '<name>', description: 'table in PostgreSQL (default: duet_search)' },
    'dry-run': { type: 'boolean', description: 'print what would change, and change nothing' },
  },
  notes: `Environment: DUET_SEARCH_KEY (API key, or the key of duet search serve), DUET_SEARCH_USER and DUET_SEARCH_PASSWORD
(Elasticsearch and OpenSearch without a key), DATABASE_URL (PostgreSQL).`,
  async run({ values }, { variables, print }) {
    const { engine: name = '', index, folder, data, table, 'dry-run': dryRun } = values;
    const url = values.url ?? variables.DUET_SEARCH_URL ?? '';
    if (!isEngine(name)) throw new Error(`--engine must be one of ${Object.keys(endings).join(', ')}.`);
    checkIndexName(index);
    const records = readRecords(folder);
    if (name === 'flexsearch' && url) {
      if (dryRun) throw new Error('--dry-run needs the folder of the index (--data), not an address.');
      print(`${index}: ${counts(await pushTo(url, variables.DUET_SEARCH_KEY, records))}`);
      return false;
    }
    const connection = name === 'postgres' ? await connect(variables.DATABASE_URL) : undefined;
    try {
      const engine = connection
        ? postgres({ query: (sql, params) => connection.query(sql, params), table })
        : name === 'flexsearch'
          ? flexsearch({ folder: data })
          : httpEngine(name, url, variables);
      const report = await push({ engine, index, records, dryRun });
      print(`${dryRun ? `Dry run, nothing was sent. ${index}` : index}: ${counts(report)}`);
      return false;
    } finally {
      await connection?.end();
    }
  },
});

/** Sends all records to a server that `duet search serve` has started. */
async function pushTo(url: string, key: string | undefined, records: SearchRecord[]): Promise<PushReport> {
  if (!key) throw new Error('Set DUET_SEARCH_KEY to the key that the server was started with.');
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Error(`--url must be an address such as https://search.example.com, not ${url}.`);
  const response = await fetch(url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}` },
    body: toLines(records),
  }).catch(error => {
    throw new Error(`The search server cannot be reached at ${new URL(url).host}: ${error.cause ?? error}`);
  });
  const answer = (await response.json().catch(() => ({}))) as PushReport & { error?: string };
  if (response.ok) return answer;
  throw new Error(`The search server answers with status ${response.status}: ${answer.error ?? 'no reason'}`);
}

function httpEngine(name: SearchEngine['name'], url: string, variables: Variables): SearchEngine {
  if (!url) throw new Error('Pass the address of the engine with --url or in DUET_SEARCH_URL.');
  const options = { url, key: variables.DUET_SEARCH_KEY };
  if (name === 'typesense') return typesense(options);
  if (name === 'meilisearch') return meilisearch(options);
  return elasticsearch({
    ...options,
    user: variables.DUET_SEARCH_USER,
    password: variables.DUET_SEARCH_PASSWORD,
  });
}

/** One connection and not a pool, because a transaction belongs to a connection. */
async function connect(address: string | undefined): Promise<Connection> {
  if (!address) throw new Error('Set DATABASE_URL, for example postgres://user:password@localhost/docs.');
  let pg: { Client: new (options: object) => Connection };
  try {
    pg = createRequire(join(process.cwd(), 'package.json'))('pg');
  } catch {
    throw new Error('The package pg is not installed. Run: npm install -D pg');
  }
  const connection = new pg.Client({ connectionString: address });
  // The statement that runs reports it too.
  connection.on('error', () => {});
  await connection.connect().catch(error => {
    const host = URL.canParse(address) ? new URL(address).host : 'DATABASE_URL';
    throw new Error(`PostgreSQL cannot be reached at ${host}: ${error.message || error.code}`);
  });
  return connection;
}
