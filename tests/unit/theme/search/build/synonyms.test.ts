import { expect, it } from '@rstest/core';
import { keywordsOf, readSynonyms } from '../../../../../theme/search/build/keywords';
import { synonyms } from '../../../../../theme/search/build/synonyms';

it('has no group that says nothing, and no name twice in a group', () => {
  for (const group of synonyms) {
    const names = group.map(name => name.toLowerCase());
    expect([group, names.length > 1, new Set(names).size]).toEqual([group, true, names.length]);
  }
});

it('names pages in the other language too', () => {
  for (const [title, keyword] of [
    ['server.port', '端口'],
    ['端口', 'port'],
    ['Hot module replacement', '热更新'],
  ] as const) {
    expect(keywordsOf({ title, routePath: '/x' }, readSynonyms(synonyms))).toContain(keyword);
  }
});
