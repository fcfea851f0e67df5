/**
 * First loads of built sites on a phone (4x CPU, 1.6 Mbit/s, 150 ms, gzip): medians of interleaved visits.
 *
 *   node tests/bench/pages/run.mjs [--visits 5] [--intent] name=folder … -- path …
 *
 * Example: `node tests/bench/pages/run.mjs before=/tmp/a after=doc_build -- /guide/start/quick-start`
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';
import { host } from '../search/host.mjs';
import { columns, visit } from './visit.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { visits: { type: 'string', default: '5' }, intent: { type: 'boolean', default: false } },
});
const builds = positionals.filter(each => each.includes('=')).map(each => each.split('='));
const paths = positionals.filter(each => each.startsWith('/'));

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const hosts = new Map();
for (const [name, folder] of builds) hosts.set(name, await host(folder, true));

console.log(
  `Chromium ${browser.version()}, load ${loadavg()[0].toFixed(1)}, ${values.visits} visits each.\n`,
);
console.log(`| page | build | ${columns.join(' | ')} |\n| --- | --- |${' --- |'.repeat(columns.length)}`);
for (const path of paths) {
  const figures = new Map(builds.map(([name]) => [name, []]));
  for (let round = 0; round < Number(values.visits); round++) {
    for (const [name] of builds) {
      figures.get(name).push(await visit(browser, hosts.get(name), path, { intent: values.intent }));
    }
  }
  for (const [name, visits] of figures) console.log(`| ${path} | ${name} | ${medians(visits).join(' | ')} |`);
}
await browser.close();
for (const server of hosts.values()) server.close();

/** The median of each column, with the lowest and the highest visit in brackets. */
function medians(visits) {
  return columns.map((_, column) => {
    const sorted = visits.map(figures => figures[column]).sort((a, b) => a - b);
    const show = value => (value < 100 ? value.toFixed(1) : value.toFixed(0)).replace(/\.0$/, '');
    const [low, middle, high] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)].map(show);
    return low === high ? middle : `${middle} (${low}–${high})`;
  });
}
