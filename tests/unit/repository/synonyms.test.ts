import { expect, it } from '@rstest/core';
import data from '../../../docs/data/synonyms.json';
import { keywordsOf, readSynonyms } from '../../../theme/node/search/keywords';
import { languageGroups } from '../../../theme/shared/search/ranking/languageSynonyms';

const titles: string[][] = Object.values(data.titles).flat();
const queries: string[][] = Object.values(data.queries).flat();

it('has no group that says nothing, and no name twice in a group', () => {
  for (const group of [...titles, ...queries]) {
    const names = group.map(name => name.toLowerCase());
    expect([group, names.length > 1, new Set(names).size]).toEqual([group, true, names.length]);
  }
});

it('repeats no group of the theme', () => {
  const isKnown = (group: string[]) =>
    languageGroups.some(general => group.every(name => general.includes(name)));
  expect(queries.filter(isKnown)).toEqual([]);
});

it('names pages in the other language too', () => {
  for (const [title, keyword] of [
    ['server.port', '端口'],
    ['端口', 'port'],
    ['Hot module replacement', '热更新'],
  ] as const) {
    expect(keywordsOf({ title, routePath: '/x' }, readSynonyms(titles))).toContain(keyword);
  }
});
