/**
 * The queries that measure the search, by language and set.
 * @see tests/search/README.md
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * The query sets, every query once: the ranking was tuned with `tuned`; the others were written before
 * they were first run.
 * @param {string} lang
 * @returns {Array<{ name: string, queries: import('../../theme/search/relevance/index').RelevanceQuery[] }>}
 */
export function querySets(lang) {
  const files = path =>
    readdirSync(join(folder, path))
      .filter(file => file.endsWith(`.${lang}.json`))
      .sort();
  const sets = { tuned: [`queries.${lang}.json`, ...files('parts').map(file => `parts/${file}`)] };
  for (const file of files('held-out')) sets[`held out, ${file.split('.')[0]}`] = [`held-out/${file}`];
  const seen = new Set();
  return Object.entries(sets).map(([name, paths]) => ({
    name,
    queries: paths
      .flatMap(path => JSON.parse(readFileSync(join(folder, path), 'utf8')))
      .filter(({ query }) => !seen.has(query) && seen.add(query)),
  }));
}
