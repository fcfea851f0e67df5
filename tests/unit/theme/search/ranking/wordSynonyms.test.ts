import { expect, it } from '@rstest/core';
import { termsOf } from '../../../../../theme/search/index/tokens';
import { wordSynonyms } from '../../../../../theme/search/ranking/wordSynonyms';

it('knows other words for the same thing, across languages and forms', () => {
  expect(wordSynonyms('folder')).toEqual(expect.arrayContaining(['directory', '目录']));
  expect(wordSynonyms('folders')).toEqual(wordSynonyms('folder'));
  expect(wordSynonyms('目录')).toContain('folder');
  expect(wordSynonyms('folder')).not.toContain('folder');
  expect(wordSynonyms('port')).toEqual([]);
  expect(wordSynonyms('constructor')).toEqual([]);
});

it('offers only words that can be terms of an index', () => {
  for (const word of wordSynonyms('folder')) expect(termsOf(word)).toContain(word);
  // Longer Chinese words are two or more terms.
  expect(wordSynonyms('folder')).not.toContain('文件夹');
});
