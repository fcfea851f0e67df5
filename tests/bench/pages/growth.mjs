/**
 * What a site costs as it grows, with stock Rspress and with Duet: first load, build time, memory, and the
 * development server. Run it with `npm run bench -- --growth-pages`; `--sizes 400,1600,6400`.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quiet } from '../quiet.mjs';
import { host } from '../search/host.mjs';
import { writeDocs } from './docs.mjs';
import { store } from './report.mjs';
import { build, start } from './rspress.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = '/guide/start/quick-start';
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '400,1600,6400' },
    wait: { type: 'string', default: '10' },
    out: { type: 'string' },
  },
});

const rows = [];
for (const size of values.sizes.split(',').map(Number)) {
  const folder = join(root, `node_modules/.cache/duet/bench-growth-${size}`);
  writeDocs(root, folder, size);
  for (const kind of ['stock', 'duet']) {
    const load = await quiet(Number(values.wait));
    const built = await build(root, folder, kind);
    const kilobytes = await firstLoad(join(folder, `out-${kind}`));
    const dev = await development(folder, kind);
    rows.push({ pages: size, kind, kilobytes, ...built, ...dev, load });
  }
}
const columns = ['pages', 'kind', 'kilobytes', 'seconds', 'megabytes', 'startSeconds', 'updateSeconds'];
console.log(
  '| pages | | first load KB | build s | build MB | dev start s | dev update s |\n|---|---|---|---|---|---|---|',
);
const cell = value => (typeof value === 'number' ? value.toFixed(1).replace(/\.0$/, '') : value);
for (const row of rows) console.log(`| ${columns.map(column => cell(row[column])).join(' | ')} |`);
console.log(`\nStored in ${store(root, 'growth', rows, values.out)}.`);

/** Compressed KB of the document and of the scripts and styles that it names. */
async function firstLoad(folder) {
  const server = await host(folder);
  const html = await (await fetch(server.origin + page)).text();
  const files = new Set(
    [...html.matchAll(/(?:src|href)="(\/static\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file),
  );
  for (const file of files) await (await fetch(server.origin + file)).arrayBuffer();
  const bytes = server.sent();
  server.close();
  return bytes / 1000;
}

/** Seconds until the development server is ready, and until it has compiled a change of one page. */
async function development(folder, kind) {
  const child = start(root, folder, 'dev', kind, ['--port', '0']);
  let output = '';
  const compiled = (times, minutes) => async () => {
    // A page that no browser has opened may not be compiled at all.
    const until = performance.now() + minutes * 60_000;
    while ((output.match(/ready\s+built in/g) ?? []).length < times) {
      if (child.exitCode !== null) throw new Error(output);
      if (performance.now() > until) return;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', data => {
      output += data;
    });
  try {
    const startSeconds = await timed(compiled(1, 10));
    const before = (output.match(/ready\s+built in/g) ?? []).length;
    appendFileSync(join(folder, 'docs/en/guide/start/quick-start.md'), '\nA change.\n');
    return { startSeconds, updateSeconds: await timed(compiled(before + 1, 1)) };
  } finally {
    child.kill();
  }
}

async function timed(work) {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}
