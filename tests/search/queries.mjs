/**
 * The queries that measure the search, by language and set.
 * @see tests/search/README.md
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The sets of `sets/`, in the order in which they were written; see {@link sealedSet} for the one that is missing. */
const written = ['first', 'second', 'third', 'training', 'validation'];

/**
 * @typedef {import('../../plugins/tools/relevance/index').RelevanceQuery} RelevanceQuery
 * @typedef {{ name: string, queries: RelevanceQuery[] }} QuerySet
 */

/**
 * The query sets that may be run at any time, every query once. `tuned` was written with the pages, the others
 * before they were first run.
 * @param {string} lang
 * @returns {QuerySet[]}
 */
export function querySets(lang) {
  const parts = readdirSync(join(folder, 'parts')).filter(file => file.endsWith(`.${lang}.json`));
  const tuned = [`queries.${lang}.json`, ...parts.sort().map(file => `parts/${file}`)];
  const sets = [{ name: 'tuned', files: tuned }];
  for (const name of written) sets.push({ name, files: [`sets/${name}.${lang}.json`] });
  const seen = new Set();
  return sets.map(({ name, files }) => ({
    name,
    queries: files.flatMap(read).filter(({ query }) => !seen.has(query) && seen.add(query)),
  }));
}

/**
 * The set that is run once, when a release is ready: nobody looks at its queries, and nothing is changed for it.
 * Queries that another set has too are left out.
 * @param {string} lang
 * @returns {QuerySet}
 */
export function sealedSet(lang) {
  const known = new Set(querySets(lang).flatMap(({ queries }) => queries.map(({ query }) => query)));
  return {
    name: 'sealed',
    queries: read(`sets/sealed.${lang}.json`).filter(({ query }) => !known.has(query)),
  };
}

/** The subjects of other documentations that have queries. */
export function foreignSubjects() {
  const files = readdirSync(join(folder, 'foreign'));
  return [...new Set(files.map(file => file.replace(/\..*/, '')))].sort();
}

/**
 * The query sets of a subject that is not ours. Those named `sealed` are run once, when a change of the ranking is
 * ready.
 * @param {string} subject
 * @param {string} lang
 * @param {string[]} names
 * @returns {QuerySet[]}
 */
export function foreignSets(subject, lang, names) {
  const sets = read(`foreign/${subject}.${lang}.json`);
  return names.flatMap(name => (sets[name] ? { name, queries: sets[name] } : []));
}

function read(file) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}
