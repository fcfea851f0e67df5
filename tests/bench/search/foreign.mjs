import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foreignSets, foreignSubjects } from '../../search/queries.mjs';
import { kinds } from './kinds.mjs';
import { documentsOfMarkdown } from './markdown.mjs';

/**
 * How well the search answers on documentation of other subjects, as Markdown tables: everyday and hard queries of
 * each subject, then each kind of query over all subjects. Runs the engine in Node.js, with the defaults of a site.
 * @param {{ Engine: Function, judge: Function, tableHead: string, tableLine: Function }} search
 * @param {string} folder a folder per subject, named as in `tests/search/foreign`, with a folder of Markdown per language
 * @param {string[]} languages
 * @param {boolean} sealed runs the sealed queries instead of the others
 */
export function foreignTables({ Engine, judge, tableHead, tableLine }, folder, languages, sealed) {
  const names = sealed ? ['sealed'] : ['training', 'validation'];
  const rows = [];
  /** Queries and answers of all subjects, by set. */
  const all = new Map();
  for (const lang of languages) {
    for (const subject of foreignSubjects().filter(name => existsSync(join(folder, name, lang)))) {
      const documents = documentsOfMarkdown(join(folder, subject, lang), lang);
      const addresses = new Set(documents.map(({ routePath }) => routePath));
      const engine = new Engine(documents);
      for (const { name, queries } of foreignSets(subject, lang, names)) {
        const answers = queries.map(({ query }) => ({ query, pages: pagesOf(engine.search(query)) }));
        const report = judge(queries, answers, page => addresses.has(page));
        if (report.skipped > 0)
          throw new Error(
            `${join(folder, subject, lang)} lacks ${report.skipped} pages that “${name}” asks for.`,
          );
        const title = `${subject} ${lang}, ${documents.length} pages, ${name}`;
        for (const [level, list] of byLevel(queries)) {
          rows.push(tableLine(`${title}, ${level}`, judge(list, answers)));
        }
        const key = `${lang}, ${name}`;
        const group = all.get(key) ?? { queries: [], answers: [] };
        all.set(key, group);
        // Two subjects may have the same query.
        group.queries.push(...queries.map(query => ({ ...query, query: `${subject} ${query.query}` })));
        group.answers.push(...answers.map(answer => ({ ...answer, query: `${subject} ${answer.query}` })));
      }
    }
  }
  if (rows.length === 0) throw new Error(`${folder} has none of ${foreignSubjects().join(', ')}.`);
  const ofKinds = [...all].flatMap(([key, { queries, answers }]) =>
    [...byLevel(queries), ...kinds.map(kind => [kind, queries.filter(query => query.kind === kind)])].map(
      ([name, list]) => tableLine(`all subjects, ${key}, ${name}`, judge(list, answers)),
    ),
  );
  return [tableHead, ...rows, '', tableHead, ...ofKinds].join('\n');
}

/** The queries of one kind, `everyday`, and those of all other kinds. */
function byLevel(queries) {
  const isEveryday = ({ kind }) => kind === 'everyday';
  return [
    ['everyday', queries.filter(isEveryday)],
    ['hard', queries.filter(query => !isEveryday(query))],
  ];
}

/** The pages of hits, each once. */
function pagesOf(hits) {
  return [...new Set(hits.map(({ link }) => link.replace(/#.*/, '')))];
}
