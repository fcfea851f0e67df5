import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, tableHead, tableLine } from '../../../plugins/tools/dist/plugins/tools/relevance/index.js';
import { querySets, sealedSet } from '../../search/queries.mjs';
import { host } from './host.mjs';
import { kindHead, kindLine } from './kinds.mjs';
import { askPagefind } from './pagefind.mjs';
import { installProbe, languages, searches } from './searches.mjs';

/** How many pages type queries at the same time: most of the time is spent waiting for the debounce. */
const pagesAtATime = 4;

/**
 * Types the queries into the field of both searches, reads the pages off the list of results, asks Pagefind by its
 * script, and judges them all: one row for each query set, then the MRR of each kind of query.
 * @param {boolean} sealed also runs the sealed set
 */
export async function relevanceTable(browser, root, sealed) {
  const setsOf = lang => [
    ...querySets(lang),
    ...(sealed ? [sealedSet(lang)] : []),
    { name: 'option names', queries: optionNames(root, lang) },
  ];
  const queriesOf = lang => [
    ...new Set(setsOf(lang).flatMap(({ queries }) => queries.map(({ query }) => query))),
  ];
  const site = join(root, searches.duet.folder);
  const queries = Object.fromEntries(languages.map(lang => [lang, queriesOf(lang)]));
  const pagefind = await askPagefind(browser, root, site, queries);
  const lines = [];
  const kinds = [];
  for (const lang of languages) {
    const judged = (name, answers) => {
      for (const { name: set, queries } of setsOf(lang)) {
        const report = judge(queries, answers, path => isPage(site, path));
        if (report.skipped > 0)
          throw new Error(`${report.skipped} queries of “${set}” ask for pages that are gone.`);
        lines.push(tableLine(`${name} ${lang}, ${set}`, report));
        if (queries[0].kind) kinds.push(kindLine(`${name} ${lang}, ${set}`, queries, answers));
      }
    };
    for (const [name, search] of Object.entries(searches)) {
      const folder = join(root, search.folder);
      judged(name === 'duet' ? 'Duet' : name, await askAll(browser, folder, search, lang, queries[lang]));
    }
    judged('Pagefind', pagefind[lang]);
  }
  return [tableHead, ...lines, '', kindHead, ...kinds].join('\n');
}

async function askAll(browser, folder, search, lang, queries) {
  const server = await host(folder);
  const context = await browser.newContext({ locale: lang === 'zh' ? 'zh-CN' : 'en-US' });
  context.setDefaultTimeout(600_000);
  await context.addInitScript(installProbe, search);
  const shares = Array.from({ length: pagesAtATime }, (_, share) =>
    queries.filter((_, place) => place % pagesAtATime === share),
  );
  const answers = await Promise.all(
    shares.map(async share => {
      const page = await context.newPage();
      await page.goto(`${server.origin}${lang === 'zh' ? '/zh' : ''}/`);
      await page.waitForLoadState('networkidle');
      return page.evaluate(async list => {
        await window.probe.open(true);
        const answers = [];
        for (const query of list) answers.push({ query, pages: (await window.probe.ask(query)).pages });
        return answers;
      }, share);
    }),
  );
  await context.close();
  server.close();
  return answers.flat();
}

/** The exact names of all options, each with its page. */
function optionNames(root, lang) {
  const folder = join(root, searches.duet.folder, 'static');
  const [file] = readdirSync(folder).filter(name => name.startsWith(`search_index.${lang}.`));
  const prefix = lang === 'zh' ? '/zh/config/' : '/config/';
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
    .filter(({ title, routePath }) => routePath.startsWith(prefix) && /^[\w$.]+$/.test(title))
    .map(({ title, routePath }) => ({ query: title, page: routePath, rank: 1 }));
}

function isPage(folder, path) {
  return existsSync(join(folder, `${path.replace(/\/$/, '/index')}.html`));
}
