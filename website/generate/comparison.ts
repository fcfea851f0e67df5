import data from './data/comparison.json';
import { table } from './markdown';
import type { Language } from './translate';

/** A state, and the page that shows it. */
export type Mark = [state: string, source?: string];

/** One feature of documentation tools. */
export interface Comparison {
  id: string;
  title: Record<Language, string>;
  duet: Mark;
  peers: Record<string, Mark>;
  /** In what another tool is ahead. */
  note?: Record<Language, string>;
}

export const comparisons = data.rows as unknown as Comparison[];

/** Words for the states, from nothing to everything. */
const states: Record<string, Record<Language, string>> = {
  no: { en: '–', zh: '–' },
  unknown: { en: '?', zh: '？' },
  plugin: { en: 'add-on', zh: '附加包' },
  partly: { en: 'partly', zh: '部分' },
  yes: { en: 'yes', zh: '是' },
};

/** How far a state goes; a package of somebody else counts as partly. */
export const rank = ([state]: Mark) => (state === 'yes' ? 2 : state === 'no' || state === 'unknown' ? 0 : 1);

/** The table of features by tool, and the rows in which another tool is ahead. */
export function comparisonIn(language: Language): Map<string, string> {
  const mark = ([state, source]: Mark) => {
    const word = states[state]![language];
    return source ? `[${word}](${source})` : word;
  };
  const feature = { en: 'Feature', zh: '功能' }[language];
  const rows = comparisons.map(({ title, duet, peers }) => [
    title[language],
    mark(duet),
    ...Object.keys(data.peers).map(name => mark(peers[name]!)),
  ]);
  const ahead = comparisons.flatMap(({ title, note }) =>
    note ? [`- **${title[language]}**${language === 'zh' ? '：' : ': '}${note[language]}`] : [],
  );
  return new Map([
    ['comparison', table([feature, 'Duet', ...Object.values(data.peers)], rows)],
    ['comparison-ahead', `${ahead.join('\n')}\n`],
  ]);
}
