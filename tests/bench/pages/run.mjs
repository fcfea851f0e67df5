/**
 * First loads on a phone (4x CPU, 1.6 Mbit/s, 150 ms, gzip) of the same docs with stock Rspress and with Duet:
 * medians of interleaved visits with their spread, and ratios.
 *
 *   npm run packages && npm run bench -- --pages
 *   node tests/bench/pages/run.mjs [--visits 5] [--intent] name=folder … path …
 *
 * Builds that are named are compared with each other instead, such as `before=/tmp/a after=doc_build`.
 * `--built` takes the two sites of the last run.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';
import { pageKinds } from '../../pageKinds.mjs';
import { quiet } from '../quiet.mjs';
import { host } from '../search/host.mjs';
import { writeDocs } from './docs.mjs';
import { median, short, spread, store } from './report.mjs';
import { build } from './rspress.mjs';
import { columns, visit } from './visit.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    built: { type: 'boolean', default: false },
    intent: { type: 'boolean', default: false },
    out: { type: 'string' },
    visits: { type: 'string', default: '5' },
    wait: { type: 'string', default: '10' },
  },
});

const named = positionals.filter(each => each.includes('=')).map(each => each.split('='));
const given = positionals.filter(each => each.startsWith('/'));
const paths = given.length > 0 ? given : pageKinds.flatMap(path => [path, `/zh${path}`]);
const builds = named.length > 0 ? named : await buildBoth();

const load = await quiet(Number(values.wait));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const hosts = new Map();
for (const [name, folder] of builds) hosts.set(name, await host(folder, true));

console.log(`Chromium ${browser.version()}, load ${load}, ${values.visits} visits each.\n`);
console.log(`| page | build | ${columns.join(' | ')} |\n| --- | --- |${' --- |'.repeat(columns.length)}`);
const results = [];
for (const path of paths) {
  const visits = new Map(builds.map(([name]) => [name, []]));
  for (let round = 0; round < Number(values.visits); round++) {
    for (const [name] of builds) {
      visits.get(name).push(await visit(browser, hosts.get(name), path, { intent: values.intent }));
    }
  }
  const figures = builds.map(([name]) =>
    columns.map((_, column) => visits.get(name).map(each => each[column])),
  );
  for (const [index, [name]] of builds.entries()) {
    print(path, name, figures[index].map(spread));
    results.push({
      path,
      build: name,
      figures: Object.fromEntries(columns.map((column, at) => [column, figures[index][at]])),
    });
  }
  if (builds.length !== 2) continue;
  const [first, second] = figures.map(list => list.map(median));
  print(
    path,
    'ratio',
    first.map((value, at) => (value > 0 ? `${short((second[at] / value) * 100)} %` : '')),
  );
}
console.log(`\nStored in ${store(root, 'pages', { load, results }, values.out, browser.version())}.`);
await browser.close();
for (const server of hosts.values()) server.close();

function print(path, name, cells) {
  console.log(`| ${path} | ${name} | ${cells.join(' | ')} |`);
}

/** Builds the documentation with stock Rspress and with Duet. */
async function buildBoth() {
  const folder = join(root, 'node_modules/.cache/duet/bench-pages');
  const both = ['stock', 'duet'].map(kind => [kind, join(folder, `out-${kind}`)]);
  if (values.built) return both;
  writeDocs(root, folder);
  for (const [kind] of both) await build(root, folder, kind);
  return both;
}
