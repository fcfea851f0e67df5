/**
 * What a site costs as it grows, with stock Rspress and with Duet: first load, build time, memory, and the
 * development server. Run it with `npm run bench -- --growth-pages`; `--sizes 400,1600,6400`.
 */
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';
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
  // The development server does not watch node_modules.
  const folder = join(root, `tests/bench/growth-${size}`);
  writeDocs(root, folder, size);
  for (const kind of ['stock', 'duet']) {
    const load = await quiet(Number(values.wait));
    const built = await build(root, folder, kind);
    const kilobytes = await firstLoad(join(folder, `out-${kind}`));
    const dev = await development(folder, kind);
    rows.push({ pages: size, kind, kilobytes, ...built, ...dev, load });
  }
  rmSync(folder, { recursive: true });
}
const columns = ['pages', 'kind', 'kilobytes', 'seconds', 'megabytes', 'startSeconds', 'updateSeconds'];
console.log(
  '| pages | | first load KB | build s | build MB | dev start s | change shown after s |\n|---|---|---|---|---|---|---|',
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

/** Seconds until the development server is ready, and until a change of one page shows in a browser. */
async function development(folder, kind) {
  const child = start(root, folder, 'dev', kind, ['--port', '0']);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', data => {
      output += data;
    });
  const ready = async () => {
    while (!/ready\s+built in/.test(output)) {
      if (child.exitCode !== null) throw new Error(output);
      await sleep(20);
    }
  };
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const startSeconds = await timed(ready);
    const [origin] = /http:\/\/localhost:\d+/.exec(output);
    const opened = await browser.newPage();
    opened.setDefaultTimeout(3 * 60_000);
    await opened.goto(origin + page);
    await opened.locator('h1').waitFor();
    const change = `A change with ${kind}.`;
    const shown = () => opened.getByText(change).waitFor();
    appendFileSync(join(folder, `docs/en${page}.md`), `\n${change}\n`);
    return { startSeconds, updateSeconds: await timed(shown) };
  } finally {
    await browser.close();
    child.kill();
    if (child.exitCode === null) await once(child, 'close');
  }
}

async function timed(work) {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}
