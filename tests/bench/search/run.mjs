/**
 * The search of this theme and that of Rspress on the same pages, in the same run: bytes, times, tasks
 * and memory on a phone, then relevance on the same queries, Pagefind beside.
 *
 *   npx rslib build && npx rspress build && npm run bench
 *
 * Options: `--built` reuses the Rspress site of the last run; `--visits 3` sets how many visits each
 * median has (default 5); `--only phone` or `--only relevance` runs one half. `--ablation` prints what
 * each weight of the ranking is worth instead, in Node.js, without a browser; `--growth` prints, in the
 * same way, what a search costs on sites of 200, 2,000 and 10,000 pages, or with `--docs <folder>` on the
 * Markdown in its folders `en` and `zh`; `--foreign <folder>` prints how well it answers on documentation of other
 * subjects (tests/search/README.md). `--site` names the built site for
 * both (default doc_build). `--sealed` runs the sealed queries too: once, when a release is ready.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';
import { ablationTable } from './ablation.mjs';
import { foreignTables } from './foreign.mjs';
import { growthTable } from './growth.mjs';
import { phoneTable } from './phone.mjs';
import { relevanceTable } from './relevance.mjs';
import { languages, searches } from './searches.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values } = parseArgs({
  options: {
    ablation: { type: 'boolean' },
    built: { type: 'boolean' },
    docs: { type: 'string' },
    foreign: { type: 'string' },
    growth: { type: 'boolean' },
    only: { type: 'string' },
    sealed: { type: 'boolean', default: false },
    site: { type: 'string', default: join(root, searches.duet.folder) },
    visits: { type: 'string', default: '5' },
  },
});

/** Modules of the built tools. */
const modulesOf = async paths => {
  const dist = new URL('../../../plugins/tools/dist/', import.meta.url);
  return Object.assign({}, ...(await Promise.all(paths.map(path => import(new URL(path, dist).href)))));
};

if (values.foreign) {
  const search = await modulesOf([
    'theme/shared/search/engine/engine.js',
    'plugins/tools/relevance/index.js',
  ]);
  console.log(foreignTables(search, values.foreign, languages, values.sealed));
  process.exit();
}
if (!existsSync(values.site)) fail('Build the site first: npx rspress build');
if (values.ablation) {
  const search = await modulesOf([
    'theme/shared/search/engine/engine.js',
    'theme/shared/search/ranking/weights.js',
    'theme/shared/search/ranking/synonyms.js',
    'theme/shared/search/ranking/languageSynonyms.js',
    'plugins/tools/relevance/index.js',
  ]);
  console.log(ablationTable(search, values.site, languages));
  process.exit();
}
if (values.growth) {
  console.log(await growthTable(values.site, languages, values.docs));
  process.exit();
}
if (!values.built) {
  const build = spawnSync('npx', ['rspress', 'build', '-c', 'tests/bench/search/stock/rspress.config.ts'], {
    cwd: root,
    env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false' },
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) fail(`${build.stdout}${build.stderr}`);
}
if (!existsSync(join(root, searches.stock.folder))) fail('There is no Rspress site yet: leave out --built.');

const browser = await chromium.launch({
  executablePath: findChromium(),
  // Measures memory at once instead of after the next garbage collection.
  args: ['--no-sandbox', '--disable-gpu', '--enable-blink-features=ForceEagerMeasureMemory'],
});
try {
  console.log(conditions());
  if (values.only !== 'relevance') console.log(`\n${await phoneTable(browser, root, Number(values.visits))}`);
  if (values.only !== 'phone') console.log(`\n${await relevanceTable(browser, root, values.sealed)}`);
  console.log(`\nLoad of the machine at the end: ${load()}.`);
} finally {
  await browser.close();
}

/** What is measured, on which machine, and under which load. */
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
    if (duet !== stock) fail(`The two builds do not hold the same pages (${lang}): build the site again.`);
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
    fail(`${folder} must hold one index for ${lang}, not ${files.length}: build it again.`);
  return JSON.parse(readFileSync(join(folder, files[0]), 'utf8'));
}

function load() {
  return loadavg()[0].toFixed(1);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
