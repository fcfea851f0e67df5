/**
 * Our search beside the stock one, on the same pages, in the same run: bytes,
 * times, tasks and memory on a phone, then relevance on the same queries.
 *
 *   npx rslib build && npx rspress build && npm run bench
 *
 * `--built` takes the stock site of the last run, `--visits 3` sets how many
 * visits each median has (5), `--only phone` or `--only relevance` leaves out the other half.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';
import { phoneTable } from './phone.mjs';
import { relevanceTable } from './relevance.mjs';
import { languages, searches } from './searches.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values } = parseArgs({
  options: { built: { type: 'boolean' }, visits: { type: 'string', default: '5' }, only: { type: 'string' } },
});

if (!existsSync(join(root, searches.duet.folder))) fail('Build the site first: npx rspress build');
if (!values.built) {
  const build = spawnSync('npx', ['rspress', 'build', '-c', 'tests/bench/search/stock/rspress.config.ts'], {
    cwd: root,
    env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false' },
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) fail(`${build.stdout}${build.stderr}`);
}
if (!existsSync(join(root, searches.stock.folder))) fail('There is no stock site yet: leave out --built.');

const browser = await chromium.launch({
  executablePath: findChromium(),
  // Memory is measured at once, and not when the browser next collects garbage.
  args: ['--no-sandbox', '--disable-gpu', '--enable-blink-features=ForceEagerMeasureMemory'],
});
try {
  console.log(conditions());
  if (values.only !== 'relevance') console.log(`\n${await phoneTable(browser, root, Number(values.visits))}`);
  if (values.only !== 'phone') console.log(`\n${await relevanceTable(browser, root)}`);
  console.log(`\nLoad of the machine at the end: ${load()}.`);
} finally {
  await browser.close();
}

/** What is measured, on what, and under which load. */
function conditions() {
  const version = name =>
    JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
  const { version: ours } = JSON.parse(readFileSync(join(root, 'theme/package.json'), 'utf8'));
  const pages = languages.map(lang => `${indexOf('duet', lang).length} ${lang}`).join(', ');
  for (const lang of languages) {
    const [duet, stock] = ['duet', 'stock'].map(name =>
      indexOf(name, lang)
        .map(page => page.routePath)
        .join(),
    );
    if (duet !== stock) fail(`The two builds do not hold the same pages (${lang}): build the site anew.`);
  }
  return [
    `Duet ${ours} and the search of Rspress ${version('@rspress/core')}, on the same site. Pages in the index: ${pages}.`,
    `Chromium ${browser.version()}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${load()}, ${new Date().toISOString().slice(0, 10)}.`,
  ].join('\n');
}

/** The documents of a built index. */
function indexOf(name, lang) {
  const folder = join(root, searches[name].folder, 'static');
  const files = readdirSync(folder).filter(file => file.startsWith(`search_index.${lang}.`));
  if (files.length !== 1)
    fail(`${folder} must hold one index for ${lang}, not ${files.length}: build it anew.`);
  return JSON.parse(readFileSync(join(folder, files[0]), 'utf8'));
}

function load() {
  return loadavg()[0].toFixed(1);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
