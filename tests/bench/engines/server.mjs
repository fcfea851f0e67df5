/** A search server in a process of its own: engine and folder or database from the command line. */
import { createServer } from 'node:http';
import { flexsearch } from '../../../plugins/site/dist/plugins/site/search-server/flexsearch.js';
import { createSearchHandler } from '../../../plugins/site/dist/plugins/site/search-server/handler.js';
import { postgres } from '../../../plugins/site/dist/plugins/site/search-server/postgres.js';

const [name, address] = process.argv.slice(2);
const begun = performance.now();

async function createEngine() {
  if (name === 'flexsearch') return flexsearch({ folder: address });
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: address });
  return postgres({ query: (sql, values) => pool.query(sql, values) });
}

const engine = await createEngine();
const handler = createSearchHandler({
  engine,
  origin: 'http://localhost:3000',
  rate: false,
  timeoutMs: 60_000,
});
const ask = path => handler(new Request(`http://localhost${path}`));
const server = createServer(async ({ url }, response) => {
  const answer = await ask(url);
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
});
// The index is loaded with the first query.
await (await ask('/?keyword=port&limit=7&lang=en')).text();
server.listen(0, '127.0.0.1', () =>
  process.send({ port: server.address().port, start: performance.now() - begun }),
);
process.on('message', () => process.send({ memory: process.memoryUsage().rss }));
