/**
 * What a site costs as it grows, with stock Rspress and with Duet: first load; time and memory of a build with an
 * empty cache, of one after it, and of one after a change of a page; and the development server. Run it with
 * `npm run bench -- --growth-pages`; `--sizes 400,1600,6400`.
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
import { median, store } from './report.mjs';
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
  for (const kind of ['duet', 'stock']) {
    const load = await quiet(Number(values.wait));
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    const cold = await build(root, folder, kind, true);
    const second = await build(root, folder, kind, true);
    appendFileSync(join(folder, `docs/en${page}.md`), `\nA change before a build with ${kind}.\n`);
    const changed = await build(root, folder, kind, true);
    const kilobytes = await firstLoad(join(folder, `out-${kind}`));
    const dev = await development(folder, kind);
    rows.push({ pages: size, kind, kilobytes, cold, second, changed, ...dev, load });
    console.log(JSON.stringify(rows.at(-1)));
  }
  rmSync(folder, { recursive: true });
}
const builds = ['cold', 'second', 'changed'];
const columns = [
  'pages',
  'kind',
  'kilobytes',
  ...builds,
  'startSeconds',
  'cachedStartSeconds',
  'updateSeconds',
];
console.log(
  `\n| pages | | first load KB | ${builds.map(name => `${name} build s / MB`).join(' | ')} | dev start s | with a cache | change shown after s |`,
);
console.log(`|${columns.map(() => '---').join('|')}|`);
const cell = value => {
  if (typeof value === 'object') return `${value.seconds.toFixed(1)} / ${value.megabytes.toFixed(0)}`;
  return typeof value === 'number' ? value.toFixed(1).replace(/\.0$/, '') : value;
};
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

/**
 * Seconds until the development server is ready, without and with the cache of an earlier start, and until a change
 * of one page shows in a browser (the median of five).
 */
async function development(folder, kind) {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const first = await serve(folder, kind);
  await first.close();
  const { startSeconds, origin, close } = await serve(folder, kind);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const opened = await browser.newPage();
    opened.setDefaultTimeout(3 * 60_000);
    await opened.goto(origin + page);
    await opened.locator('h1').waitFor();
    const updates = [];
    for (let number = 1; number <= 5; number++) {
      const change = `Change ${number} with ${kind}.`;
      const shown = () => opened.getByText(change).waitFor();
      appendFileSync(join(folder, `docs/en${page}.md`), `\n${change}\n`);
      updates.push(await timed(shown));
    }
    return {
      startSeconds: first.startSeconds,
      cachedStartSeconds: startSeconds,
      updateSeconds: median(updates),
    };
  } finally {
    await browser.close();
    await close();
  }
}

/** Starts the development server. */
async function serve(folder, kind) {
  const child = start(root, folder, 'dev', kind, ['--port', '0'], true);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', data => {
      output += data;
    });
  const startSeconds = await timed(async () => {
    while (!/ready\s+built in/.test(output)) {
      if (child.exitCode !== null) throw new Error(output);
      await sleep(20);
    }
  });
  const [origin] = /http:\/\/localhost:\d+/.exec(output);
  const close = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'close');
  };
  return { startSeconds, origin, close };
}

async function timed(work) {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}
