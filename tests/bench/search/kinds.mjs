import { judge } from '../../../plugins/tools/dist/plugins/tools/relevance/index.js';

/** The kinds of queries, in the order of the columns. */
export const kinds = ['task', 'symptom', 'question', 'other-tool', 'typo', 'colloquial'];

/** Head of the table of kinds, for {@link kindLine}. */
export const kindHead = [
  ['MRR by kind', ...kinds],
  ['---', ...kinds.map(() => '---')],
]
  .map(cells => `| ${cells.join(' | ')} |`)
  .join('\n');

/** The MRR of each kind of query as a row of a Markdown table. */
export function kindLine(name, queries, answers) {
  const figures = kinds.map(wanted => {
    const { mrr } = judge(
      queries.filter(({ kind }) => kind === wanted),
      answers,
    );
    return mrr.toFixed(3);
  });
  return `| ${[name, ...figures].join(' | ')} |`;
}
