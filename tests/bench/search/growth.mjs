/**
 * How the search grows with a site: 200, 2,000 and 10,000 generated pages per language, or the pages of a folder of
 * Markdown with `--docs`, in Node.js. Printed by `npm run bench -- --growth`; the index stands in a temporary folder
 * while it runs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { querySets } from '../../search/queries.mjs';
import { pagesLike, randomOf } from './generate.mjs';
import { host } from './host.mjs';
import { documentsOfMarkdown } from './markdown.mjs';

const dist = new URL('../../../theme/dist/theme/', import.meta.url);
const load = path => import(new URL(path, dist).href);
const firstQuery = { en: 'port', zh: '端口' };
/** Queries after the first, drawn from those that readers type. */
const furtherQueries = 30;
/** How long a reader looks at the first results, in milliseconds. */
const readingMs = 3000;
const hash = 'abcdef12';

/**
 * @param {string} folder the built site, whose vocabulary the pages have
 * @param {string[]} languages
 * @param {string} [docs] a folder of Markdown with a folder for each language, instead of generated pages
 */
export async function growthTable(folder, languages, docs) {
  const rows = [];
  for (const lang of languages) {
    const sources = docs ? [join(docs, lang)] : [200, 2000, 10_000];
    for (const source of sources) {
      const site = mkdtempSync(join(tmpdir(), 'duet-growth-'));
      try {
        const { size, ...build } = inChild('build', folder, lang, String(source), site);
        const { memory, same, ...hasty } = await visitOf(site, folder, lang, 0);
        const reading = await visitOf(site, folder, lang, readingMs);
        const after = [reading.readingKb, reading.furtherMs, reading.memory, same];
        const { readingKb, ...atOnce } = hasty;
        rows.push([`${size} ${lang}`, ...Object.values(build), ...Object.values(atOnce), ...after]);
      } finally {
        rmSync(site, { recursive: true, force: true });
      }
    }
  }
  const head = [
    'pages',
    'build s',
    'build MB',
    'index files',
    'KB to first result',
    'KB to full answer',
    'first result ms',
    'full answer ms',
    'KB of a further query',
    'further query ms',
    'KB while reading',
    'further query after reading ms',
    'memory MB',
    'as the whole index',
  ];
  return [
    `Phone's line (1.6 Mbit/s, 150 ms, gzip), Node ${process.versions.node}. Times and KB from the click, with the scripts of the search; a further query is the median of ${furtherQueries}, the highest in brackets, asked at once after the first, or after ${readingMs / 1000} s of reading. The last column is how many queries have the same first page, and the same first three, as in an index in memory.`,
    '',
    ...[head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

/** Runs a part in a process of its own, so that its memory is its own. */
function inChild(...parameters) {
  const child = spawnSync(process.execPath, ['--expose-gc', fileURLToPath(import.meta.url), ...parameters], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout);
}

/** Writes the index of the pages of a folder, or of a number of generated ones; what that took. */
async function build(folder, lang, source, site) {
  const documents = Number(source)
    ? pagesLike(documentsOf(folder, lang), Number(source))
    : documentsOfMarkdown(source, lang);
  const { indexFiles } = await load('node/search/indexFiles.js');
  const json = JSON.stringify(documents);
  const queries = queriesOf(lang, documents, Number(source) ? 5 : 1);
  const { Engine } = await load('shared/search/engine/engine.js');
  globalThis.gc();
  const before = process.memoryUsage().rss;
  const since = performance.now();
  const files = indexFiles(`static/search_index.${lang}.${hash}.json`, json, 'auto');
  const took = performance.now() - since;
  const peak = process.resourceUsage().maxRSS * 1024 - before;
  mkdirSync(join(site, 'static'));
  for (const [name, text] of files) writeFileSync(join(site, name), text);
  const whole = new Engine(documents);
  const expected = queries.map(query => pagesOf(whole.search(query)));
  writeFileSync(join(site, 'queries.json'), JSON.stringify({ queries, expected }));
  return { size: documents.length, seconds: (took / 1000).toFixed(1), memory: mb(peak), files: files.size };
}

/** A visit over a slow line: scripts and head, the first query, further ones. */
async function visitOf(site, folder, lang, pauseMs) {
  for (const file of scriptsOf(folder)) {
    mkdirSync(dirname(join(site, 'js', file)), { recursive: true });
    writeFileSync(join(site, 'js', file), readFileSync(join(folder, 'static/js', file)));
  }
  const server = await host(site, true);
  try {
    // The server counts bytes in this process; the search runs in another one.
    const child = spawn(
      process.execPath,
      ['--expose-gc', fileURLToPath(import.meta.url), 'visit', server.origin, site, lang, String(pauseMs)],
      {
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    );
    let sent = 0;
    child.on('message', () => {
      const bytes = server.sent();
      child.send(bytes - sent);
      sent = bytes;
    });
    let output = '';
    child.stdout.on('data', data => {
      output += data;
    });
    await new Promise((resolve, reject) =>
      child.on('close', code => (code === 0 ? resolve() : reject(new Error(`The visit failed: ${code}`)))),
    );
    return JSON.parse(output);
  } finally {
    server.close();
  }
}

async function visit(origin, site, lang, pauseMs) {
  const { queries, expected } = JSON.parse(readFileSync(join(site, 'queries.json'), 'utf8'));
  const { createSearchService } = await load('client/search/service/searchService.js');
  const { headFile } = await load('shared/search/indexAddress.js');
  const sent = () =>
    new Promise(resolve => {
      process.once('message', resolve);
      process.send('sent');
    });
  globalThis.gc();
  const memory = process.memoryUsage().heapUsed;
  const place = { base: `${origin}/`, lang, version: '', hash };
  let receive = () => {};
  const service = createSearchService(message => receive(message), true);
  const request = message =>
    new Promise(resolve => {
      receive = response => {
        if (response.kind === 'loaded' && response.failed) throw new Error(response.failed);
        resolve(response);
      };
      service(message);
    });
  let id = 0;
  const ask = async (query, onFirst = () => {}) => {
    let response = await request({ kind: 'find', id: ++id, query, limit: 7 });
    if (response.hits.length > 0) onFirst();
    while (response.isDraft)
      response = await new Promise(resolve => {
        receive = resolve;
      });
    if (response.failed) throw new Error(response.failed);
    return pagesOf(response.hits);
  };

  const since = performance.now();
  const scripts = readdirSync(join(site, 'js')).map(file =>
    fetch(`${origin}/js/${file}`).then(it => it.text()),
  );
  const head = fetch(`${origin}/${headFile(place)}`).then(response => response.arrayBuffer());
  await Promise.all(scripts);
  const stage = await request({ kind: 'open', place, head: await head });
  let first;
  let early = 0;
  const onFirst = () => {
    first ??= performance.now() - since;
  };
  const answers = [];
  if (stage.stage === 'titles') {
    const whole = new Promise(resolve => {
      receive = resolve;
    });
    service({ kind: 'find', id: ++id, query: queries[0], limit: 7 });
    // The answer from names, then the stage; either may come first.
    const responses = [await whole];
    const loaded = () => responses.some(({ kind }) => kind === 'loaded');
    while (!loaded()) {
      if (responses.at(-1).hits?.length) {
        onFirst();
        early ||= await sent();
      }
      responses.push(
        await new Promise(resolve => {
          receive = resolve;
        }),
      );
    }
  }
  answers.push(await ask(queries[0], onFirst));
  const full = performance.now() - since;
  const firstBytes = early + (await sent());
  await new Promise(resolve => setTimeout(resolve, Number(pauseMs)));
  const readingBytes = await sent();
  const times = [];
  const bytes = [];
  for (const query of queries.slice(1)) {
    const asked = performance.now();
    answers.push(await ask(query));
    times.push(performance.now() - asked);
    bytes.push(await sent());
  }
  globalThis.gc();
  const used = process.memoryUsage().heapUsed - memory;
  const same = count => answers.filter((pages, place) => isSame(pages, expected[place], count)).length;
  return {
    firstKb: kb(early || firstBytes),
    fullKb: kb(firstBytes),
    firstMs: Math.round(first ?? full),
    fullMs: Math.round(full),
    furtherKb: spread(bytes.map(kb)),
    furtherMs: spread(times.map(Math.round)),
    readingKb: kb(readingBytes),
    memory: mb(used),
    same: `${same(1)} / ${same(3)} of ${answers.length}`,
  };
}

function documentsOf(folder, lang) {
  const files = join(folder, 'static');
  const file = readdirSync(files).find(name => name.startsWith(`search_index.${lang}.`));
  return JSON.parse(readFileSync(join(files, file), 'utf8'));
}

/** The scripts of the search: its panel, the worker and what they share. */
function scriptsOf(folder) {
  const scripts = join(folder, 'static/js');
  return readdirSync(scripts, { recursive: true, encoding: 'utf8' }).filter(file => {
    if (!file.endsWith('.js') || !statSync(join(scripts, file)).isFile()) return false;
    return /duet-search-results__|["'`]-current["'`]/.test(readFileSync(join(scripts, file), 'utf8'));
  });
}

/** What readers type into the documentation, and every `share`-th time the title of a page. */
function queriesOf(lang, documents, share) {
  const random = randomOf(7);
  const typed = querySets(lang).flatMap(({ queries }) => queries.map(({ query }) => query));
  const pick = list => list[Math.floor(random() * list.length)];
  const further = Array.from({ length: furtherQueries }, (_, number) => {
    if (number % share > 0) return pick(typed);
    return pick(documents).title;
  });
  return [firstQuery[lang], ...further];
}

function pagesOf(hits) {
  return [...new Set(hits.map(({ link }) => link.replace(/#.*/, '')))];
}

/** Whether two answers begin with the same pages. */
function isSame(one, other, count) {
  return one.slice(0, count).join() === other.slice(0, count).join();
}

function spread(list) {
  const sorted = [...list].sort((a, b) => a - b);
  return `${sorted[sorted.length >> 1]} (${sorted.at(-1)})`;
}

function kb(bytes) {
  return Math.round(bytes / 1000);
}

function mb(bytes) {
  return (bytes / 1e6).toFixed(1);
}

const [part, ...parameters] = process.argv.slice(2);
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await { build, visit }[part](...parameters);
  process.stdout.write(JSON.stringify(result));
  process.disconnect?.();
}
