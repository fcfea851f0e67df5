import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { querySets } from '../../search/queries.mjs';
import { neutral } from './neutral.mjs';

/**
 * What each weight of the ranking is worth, as a Markdown table: what MRR, success@1 and success@5
 * of each query set lose when that weight alone is neutral. Runs the engine in Node.js, on the
 * index of a built site.
 * @param {{ Engine: Function, Synonyms: Function, languageGroups: string[][], judge: Function, weights: object }} search
 * @param {string} folder the built site
 * @param {string[]} languages
 */
export function ablationTable({ Engine, Synonyms, languageGroups, judge, weights }, folder, languages) {
  const sites = languages.map(lang => ({
    documents: documentsOf(folder, lang),
    sets: querySets(lang),
    lang,
  }));
  const synonyms = new Synonyms([...languageGroups, ...siteGroups()]);
  const measure = () =>
    sites.flatMap(({ documents, sets }) => {
      // A new one each time: an engine keeps its answers.
      const engine = new Engine(documents, synonyms);
      return sets.map(({ queries }) => figuresOf(judge(queries, answersOf(engine, queries))));
    });

  const all = measure();
  const rows = leaves(neutral).map(({ path, value }) => {
    const [owner, key] = path.length > 1 ? [weights[path[0]], path[1]] : [weights, path[0]];
    const kept = owner[key];
    owner[key] = value;
    const without = measure();
    owner[key] = kept;
    return [
      `\`${path.join('.')}\``,
      kept,
      value,
      ...without.map((figures, set) => cell(figures.map((figure, index) => all[set][index] - figure))),
    ];
  });
  const names = sites.flatMap(({ sets, lang }) => sets.map(({ name }) => `${lang}, ${name}`));
  const head = ['weight', 'value', 'neutral', ...names];
  return [
    'Loss of MRR, success@1 and success@5, in thousandths, when one weight is neutral; below 0 it is a gain.',
    '',
    ...[head, head.map(() => '---'), ['all weights', '', '', ...all.map(cell)], ...rows].map(
      cells => `| ${cells.join(' | ')} |`,
    ),
  ].join('\n');
}

/** What queries know on the site. */
function siteGroups() {
  const data = new URL('../../../docs/data/synonyms.json', import.meta.url);
  return Object.values(JSON.parse(readFileSync(data, 'utf8')).queries).flat();
}

function documentsOf(folder, lang) {
  const files = join(folder, 'static');
  const file = readdirSync(files).find(name => name.startsWith(`search_index.${lang}.`));
  return JSON.parse(readFileSync(join(files, file), 'utf8'));
}

/** The pages that an engine finds for each query, best first. */
function answersOf(engine, queries) {
  return queries.map(({ query }) => ({
    query,
    pages: [...new Set(engine.search(query).map(({ link }) => link.replace(/#.*/, '')))],
  }));
}

function figuresOf({ mrr, success1, success5 }) {
  return [mrr, success1, success5];
}

function cell(figures) {
  return figures.map(figure => Math.round(figure * 1000)).join(' / ');
}

/** The numbers of an object of objects, each with its path. */
function leaves(object, path = []) {
  return Object.entries(object).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, [...path, key]) : [{ path: [...path, key], value }],
  );
}
