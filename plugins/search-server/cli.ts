import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endings, readRecordFile, type SearchRecord } from '../search-records/records';
import { elasticsearch } from './elasticsearch';
import type { SearchEngine } from './engine';
import { meilisearch } from './meilisearch';
import { type PostgresOptions, postgres } from './postgres';
import { push } from './push';
import { typesense } from './typesense';

const help = `duet-search push --engine <engine> [option …]

  Makes the index of a search engine equal to the records that pluginSearchRecords wrote.

  --engine typesense|meilisearch|elasticsearch|postgres   (elasticsearch: also OpenSearch)
  --index <name>     name of the index (default: docs)
  --folder <folder>  folder of the records (default: search-records)
  --url <address>    address of the engine (default: DUET_SEARCH_URL)
  --table <name>     table in PostgreSQL (default: duet_search)
  --dry-run          print what would change, and change nothing
  --help             print this text

  Environment: DUET_SEARCH_KEY (API key), DUET_SEARCH_USER and DUET_SEARCH_PASSWORD
  (Elasticsearch and OpenSearch without a key), DATABASE_URL (PostgreSQL).
`;

type Environment = Record<string, string | undefined>;

/** A connection to PostgreSQL that can be closed, as the package `pg` makes it. */
interface Connection extends Pick<PostgresOptions, 'query'> {
  connect(): Promise<unknown>;
  on(event: 'error', listener: () => void): unknown;
  end(): Promise<void>;
}

/**
 * The command line; returns when the push is complete.
 * @param print writes to standard output
 * @throws Error that says what is wrong and how to fix it
 */
export async function runCli(
  args: string[],
  print: (text: string) => unknown,
  env: Environment = process.env,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      engine: { type: 'string', default: '' },
      index: { type: 'string', default: 'docs' },
      folder: { type: 'string', default: 'search-records' },
      url: { type: 'string', default: env.DUET_SEARCH_URL ?? '' },
      table: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const { engine: name, index, folder, url, table, 'dry-run': dryRun } = values;
  if (values.help || args.length === 0) return void print(help);
  if (positionals.join(' ') !== 'push') throw new Error('The only command is "push"; see --help.');
  if (!Object.hasOwn(endings, name))
    throw new Error(`--engine must be one of ${Object.keys(endings).join(', ')}.`);
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(index)) {
    throw new Error('--index must consist of lower-case letters, digits, "-" and "_".');
  }
  const engineName = name as SearchEngine['name'];
  const records = readRecords(folder, engineName);
  const connection = engineName === 'postgres' ? await connect(env.DATABASE_URL) : undefined;
  try {
    const engine = connection
      ? postgres({ query: (sql, params) => connection.query(sql, params), table })
      : httpEngine(engineName, url, env);
    const { added, changed, removed, unchanged } = await push({ engine, index, records, dryRun });
    const counts = `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
    print(`${dryRun ? `Dry run, nothing was sent. ${index}` : index}: ${counts}\n`);
  } finally {
    await connection?.end();
  }
}

function httpEngine(name: SearchEngine['name'], url: string, env: Environment): SearchEngine {
  if (!url) throw new Error('Pass the address of the engine with --url or in DUET_SEARCH_URL.');
  const options = { url, key: env.DUET_SEARCH_KEY };
  if (name === 'typesense') return typesense(options);
  if (name === 'meilisearch') return meilisearch(options);
  return elasticsearch({ ...options, user: env.DUET_SEARCH_USER, password: env.DUET_SEARCH_PASSWORD });
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
