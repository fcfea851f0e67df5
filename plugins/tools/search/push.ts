import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { endings, readRecordFile, type SearchRecord } from '../../site/search-records/records';
import { elasticsearch } from '../../site/search-server/elasticsearch';
import type { SearchEngine } from '../../site/search-server/engine';
import { meilisearch } from '../../site/search-server/meilisearch';
import { type PostgresOptions, postgres } from '../../site/search-server/postgres';
import { push } from '../../site/search-server/push';
import { typesense } from '../../site/search-server/typesense';
import { defineCommand, type Environment } from '../cli/command';

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
    table: { type: 'string', value: '<name>', description: 'table in PostgreSQL (default: duet_search)' },
    'dry-run': { type: 'boolean', description: 'print what would change, and change nothing' },
  },
  notes: `Environment: DUET_SEARCH_KEY (API key), DUET_SEARCH_USER and DUET_SEARCH_PASSWORD
(Elasticsearch and OpenSearch without a key), DATABASE_URL (PostgreSQL).`,
  async run({ values }, { variables, print }) {
    const { engine: name = '', index, folder, table, 'dry-run': dryRun } = values;
    const url = values.url ?? variables.DUET_SEARCH_URL ?? '';
    if (!isEngine(name)) throw new Error(`--engine must be one of ${Object.keys(endings).join(', ')}.`);
    if (!/^[a-z0-9][a-z0-9_-]*$/.test(index))
      throw new Error('--index must consist of lower-case letters, digits, "-" and "_".');
    const records = readRecords(folder, name);
    const connection = name === 'postgres' ? await connect(variables.DATABASE_URL) : undefined;
    try {
      const engine = connection
        ? postgres({ query: (sql, params) => connection.query(sql, params), table })
        : httpEngine(name, url, variables);
      const { added, changed, removed, unchanged } = await push({ engine, index, records, dryRun });
      const counts = `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
      print(`${dryRun ? `Dry run, nothing was sent. ${index}` : index}: ${counts}`);
      return false;
    } finally {
      await connection?.end();
    }
  },
});

const isEngine = (name: string): name is SearchEngine['name'] => Object.hasOwn(endings, name);

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

/** The records of all languages. */
function readRecords(folder: string, engine: SearchEngine['name']): SearchRecord[] {
  const files = existsSync(folder)
    ? readdirSync(folder).filter(file => file.endsWith(`.${engine}.${endings[engine]}`))
    : [];
  const records = files.flatMap(file => readRecordFile(engine, readFileSync(join(folder, file), 'utf8')));
  if (records.length > 0) return records;
  throw new Error(
    `There are no records for ${engine} in ${folder}. Add '${engine}' to \`engines\` of pluginSearchRecords and build the site first.`,
  );
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
