/**
 * Our search beside the stock one, on the same pages, in the same run: bytes,
 * times, tasks and memory on a phone, then relevance on the same queries.
 *
 *   npx rslib build && npx rspress build && npm run bench
 *
 * The phone: processor 4 times slower (Chromium slows the main thread only),
 * 1.6 Mbit/s, 150 ms before each answer, gzip.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bytesPerMs = 200;
const latencyMs = 150;
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The two searches, and how a script reads them. */
const searches = {
  duet: { folder: 'doc_build', field: '.duet-search-dialog input', hit: 'a[role=option]' },
  stock: {
    folder: 'node_modules/.cache/duet/search-stock',
    field: '.rp-search-panel__input',
    hit: '.rp-search-panel__modal a',
  },
};
const runs = {
  en: { start: '/guide/start/quick-start', first: 'port', next: 'proxy' },
  zh: { start: '/zh/guide/start/quick-start', first: '端口', next: '代理' },
};

if (!existsSync(join(root, searches.duet.folder))) fail('Build the site first: npx rspress build');
if (!process.argv.includes('--built')) {
  const config = 'tests/bench/search-stock/rspress.config.ts';
  const build = spawnSync('npx', ['rspress', 'build', '-c', process.env.DUET_BENCH_CONFIG ?? config], {
    cwd: root,
    env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false' },
  });
  if (build.status !== 0) fail(`${build.stdout}${build.stderr}`);
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
});
console.log(
  '| search | bytes before | bytes of search | first result ms | next query ms | longest task ms | heap MB |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [lang, run] of Object.entries(runs)) {
  for (const [name, search] of Object.entries(searches)) {
    const figures = await measure(search, run);
    console.log(`| ${[`${name} ${lang}`, ...figures].join(' | ')} |`);
  }
}
console.log(
  '\n| search | queries | success@1 | success@5 | MRR | empty |\n| --- | --- | --- | --- | --- | --- |',
);
const { judge, tableLine } = await import('../../theme/dist/relevance.js');
for (const lang of Object.keys(runs)) {
  for (const [name, search] of Object.entries(searches)) {
    console.log(tableLine(`${name} ${lang}`, await relevance(search, lang)));
  }
}
await browser.close();

/** One visit on the phone: load, open, type, type again. */
async function measure({ folder, field, hit }, { start, first, next }) {
  const server = await serve(join(root, folder), true);
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    locale: start.startsWith('/zh') ? 'zh-CN' : 'en-US',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver(list =>
      window.tasks.push(...list.getEntries().map(entry => entry.duration)),
    ).observe({ type: 'longtask' });
  });
  await page.goto(server.origin + start, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const before = server.sent();
  await page.evaluate(() => {
    window.tasks.length = 0;
  });
  const firstMs = await typed(page, field, hit, first, true);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  const nextMs = await typed(page, field, hit, next, false);
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() => window.tasks);
  const heap = await page.evaluate(async () => {
    const whole = await performance.measureUserAgentSpecificMemory?.().catch(() => undefined);
    return whole?.bytes ?? performance.memory.usedJSHeapSize;
  });
  const figures = [
    before,
    server.sent() - before,
    Math.round(firstMs),
    Math.round(nextMs),
    Math.round(Math.max(0, ...tasks)),
    (heap / 1e6).toFixed(1),
  ];
  await context.close();
  server.close();
  return figures;
}

/** Milliseconds from opening (or typing) to a list that is new. */
async function typed(page, field, hit, text, opens) {
  return page.evaluate(
    async ({ field, hit, text, opens }) => {
      const until = async test => {
        while (!test()) await new Promise(resolve => setTimeout(resolve, 5));
      };
      const shown = () => [...document.querySelectorAll(hit)].map(link => link.href).join();
      const since = performance.now();
      if (opens) {
        const keys = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
        document.dispatchEvent(new KeyboardEvent('keydown', keys));
      }
      await until(() => document.querySelector(field));
      const input = document.querySelector(field);
      const old = opens ? '' : shown();
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await until(() => shown() && shown() !== old);
      return performance.now() - since;
    },
    { field, hit, text, opens },
  );
}

/** Asks all queries of a language whose page the site has. */
async function relevance({ folder, field, hit }, lang) {
  const server = await serve(join(root, folder), false);
  const page = await (await browser.newContext({ locale: lang === 'zh' ? 'zh-CN' : 'en-US' })).newPage();
  await page.goto(`${server.origin}${lang === 'zh' ? '/zh' : ''}/`, { timeout: 60_000 });
  await page.waitForTimeout(1500);
  await page.keyboard.press('Control+k');
  await page.waitForSelector(field);
  await page.fill(field, 'a');
  await page.waitForTimeout(3000);
  const isPage = path => existsSync(join(root, folder, `${path.replace(/\/$/, '/index')}.html`));
  const queries = readQueries(lang);
  const answers = [];
  for (const { query } of queries.filter(query => isPage(query.page))) {
    await page.fill(field, query);
    // Past the debounce of both, then until nothing is under way any more.
    await page.waitForTimeout(250);
    await page.waitForFunction(
      busy => !document.querySelector(busy),
      '.rp-search-panel__search-icon--loading, .duet-search-dialog__note',
    );
    await page.waitForTimeout(150);
    const pages = await page.$$eval(hit, links => links.map(link => new URL(link.href).pathname));
    answers.push({ query, pages: [...new Set(pages)] });
  }
  server.close();
  return judge(queries, answers, isPage);
}

function readQueries(lang) {
  const folder = join(root, 'tests/search');
  const parts = existsSync(join(folder, 'parts')) ? readdirSync(join(folder, 'parts')) : [];
  const files = [
    `queries.${lang}.json`,
    ...parts.filter(file => file.endsWith(`.${lang}.json`)).map(file => `parts/${file}`),
  ];
  const all = files.flatMap(file => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return [...new Map(all.map(query => [query.query, query])).values()];
}

/** A static host with gzip; `slow` gives it the phone's line, shared by all answers. */
async function serve(folder, slow) {
  let sent = 0;
  let free = 0;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    const file = [path, `${path.replace(/\/$/, '')}.html`, join(path, 'index.html')]
      .map(name => join(folder, name))
      .find(name => extname(name) && existsSync(name));
    const body = gzipSync(file ? readFileSync(file) : 'not found');
    sent += body.length;
    const now = performance.now();
    free = Math.max(free, now + latencyMs) + body.length / bytesPerMs;
    setTimeout(
      () => {
        response.writeHead(file ? 200 : 404, {
          'content-type': types[extname(file ?? '')] ?? 'application/octet-stream',
          'content-encoding': 'gzip',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-embedder-policy': 'require-corp',
        });
        response.end(body);
      },
      slow ? free - now : 0,
    );
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    sent: () => sent,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
