import { join } from 'node:path';
import { host } from './host.mjs';
import { installProbe, languages, searches } from './searches.mjs';

const runs = {
  en: { start: '/guide/start/quick-start', first: 'port', next: 'proxy' },
  zh: { start: '/zh/guide/start/quick-start', first: '端口', next: '代理' },
};

/** How long a reader looks at the first results, in milliseconds. */
const readingMs = 3000;

/** Chromium slows down the main thread only, so ours is also seen without its worker. */
const contestants = [
  { name: 'Duet', search: searches.duet },
  { name: 'Duet, worker blocked', search: searches.duet, blocked: true },
  { name: 'stock', search: searches.stock },
];

/**
 * Visits on a phone (processor 4 times slower, 1.6 Mbit/s, 150 ms, gzip) as a
 * Markdown table of medians; the visits of the searches take turns, so that
 * what else the machine does falls on all of them.
 */
export async function phoneTable(browser, root, visits) {
  const figures = new Map();
  const hosts = new Map();
  for (const { search } of contestants) {
    if (!hosts.has(search)) hosts.set(search, await host(join(root, search.folder), true));
  }
  for (let round = 0; round < visits; round++) {
    for (const lang of languages) {
      for (const contestant of contestants) {
        const key = `${contestant.name} ${lang}`;
        const list = figures.get(key) ?? [];
        figures.set(key, list);
        list.push(await visit(browser, hosts.get(contestant.search), contestant, runs[lang]));
      }
    }
  }
  for (const server of hosts.values()) server.close();
  return [
    `Phone: 4x CPU, 1.6 Mbit/s, 150 ms, gzip; medians of ${visits} visits, lowest to highest in brackets.`,
    '',
    '| search | KB before search | KB of search | first result ms | full answer ms | next query ms | longest task ms | memory MB |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...[...figures].map(([name, list]) => `| ${[name, ...columns(list)].join(' | ')} |`),
  ].join('\n');
}

/** One visit: load, open, type, type again. */
async function visit(browser, server, { search, blocked }, { start, first, next }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    locale: start.startsWith('/zh') ? 'zh-CN' : 'en-US',
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(installProbe, search);
  if (blocked) await page.addInitScript(() => delete window.Worker);
  const loaded = server.sent();
  await page.goto(server.origin + start);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(hydrated);
  await quiet(page, server);
  const opened = server.sent();
  await page.evaluate(() => window.probe.longest());
  const one = await page.evaluate(async query => {
    const since = performance.now();
    await window.probe.open();
    const { first, settled } = await window.probe.ask(query, true);
    return { first: first - since, settled: settled - since };
  }, first);
  await quiet(page, server);
  const searched = server.sent();
  // A reader looks at the results before the next query.
  await page.waitForTimeout(readingMs);
  await quiet(page, server);
  const two = await page.evaluate(async query => {
    const since = performance.now();
    const { settled } = await window.probe.ask(query, true);
    return settled - since;
  }, next);
  await quiet(page, server);
  const longest = await page.evaluate(() => window.probe.longest());
  // Not each Chromium lets a page measure its memory.
  const memory = await page.evaluate(() => window.probe.memory()).catch(() => Number.NaN);
  await context.close();
  return [
    (opened - loaded) / 1000,
    (searched - opened) / 1000,
    one.first,
    one.settled,
    two,
    longest,
    memory / 1e6,
  ];
}

/** Whether React has taken over the page; runs in it. */
function hydrated() {
  const root = document.getElementById('__rspress_root') ?? document.body;
  return [root, ...root.children].some(node => Object.keys(node).some(key => key.startsWith('__react')));
}

/** Resolves when the page has asked for nothing new and done nothing between two moments of rest. */
async function quiet(page, server) {
  let before;
  do {
    before = server.asked();
    await page.evaluate(() => window.probe.idle());
    await server.drained();
    await page.evaluate(() => window.probe.idle());
  } while (server.asked() !== before);
}

/** The median of each figure over all visits, and from where to where they went. */
function columns(visits) {
  return visits[0].map((_, column) => {
    const values = visits.map(visit => visit[column]).sort((a, b) => a - b);
    const middle = values.length >> 1;
    const median = values.length % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
    const [low, high] = [values[0], values.at(-1)].map(value => Math.round(value));
    return `${Math.round(median)}${low === high ? '' : ` (${low}–${high})`}`;
  });
}
