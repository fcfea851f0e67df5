import { compatibility, type Feature, kinds, type State } from '../../tests/compat/features';
import { table } from './markdown';
import type { Language } from './translate';

/** Words of the tables. */
const words = {
  kind: { en: 'Kind', zh: '类别' },
  feature: { en: 'Feature', zh: '功能' },
  state: { en: 'With Duet', zh: '使用 Duet 时' },
  test: { en: 'Test', zh: '测试' },
  all: { en: 'All', zh: '合计' },
};

/** States in the order of the columns. */
const states: Record<State, Record<Language, string>> = {
  same: { en: 'Same', zh: '相同' },
  different: { en: 'Different', zh: '不同' },
  unsupported: { en: 'Not supported', zh: '不支持' },
};

/** How many features are in each state, by kind and in all. */
function counts(language: Language): string {
  const row = (name: string, features: readonly Feature[]) => [
    name,
    ...Object.keys(states).map(state => String(features.filter(feature => feature.state === state).length)),
  ];
  const rows = Object.entries(kinds).map(([kind, name]) =>
    row(
      name[language],
      compatibility.filter(feature => feature.kind === kind),
    ),
  );
  return table(
    [words.kind[language], ...Object.values(states).map(name => name[language])],
    [...rows, row(words.all[language], compatibility)],
  );
}

/** The compatibility tables of a language: `compatibility-counts`, and one per kind of feature. */
export function compatibilityIn(language: Language): Map<string, string> {
  const files = new Map([['compatibility-counts', counts(language)]]);
  const header = [words.feature, words.state, words.test].map(word => word[language]);
  for (const kind of Object.keys(kinds)) {
    const rows = compatibility
      .filter(feature => feature.kind === kind)
      .map(({ name, title, state, note, test: [file] }) => [
        title?.[language] ?? `\`${name}\``,
        note
          ? `${states[state][language]}${language === 'zh' ? '：' : ': '}${note[language]}`
          : states[state][language],
        `\`${file.replace(/^tests\/e2e\/|\.test\.ts$/g, '')}\``,
      ]);
    files.set(`compatibility-${kind}`, table(header, rows));
  }
  return files;
}
