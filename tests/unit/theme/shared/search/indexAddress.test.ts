import { expect, it } from '@rstest/core';
import {
  currentFile,
  documentsFile,
  headFile,
  partFile,
} from '../../../../../theme/shared/search/indexAddress';

const en = { lang: 'en', version: '', hash: 'abc' };

it('names the files of an index after its language, version and content', () => {
  expect(documentsFile(en)).toBe('static/search_index.en.abc.json');
  expect(headFile(en)).toBe('static/search_index-head.en.abc.json');
  expect(partFile({ kind: 'terms', number: 0 }, en)).toBe('static/search_index-terms.en.abc.0.json');
  expect(currentFile(en)).toBe('static/search_index-current.en.json');
});

it('names the list of documents as Rspress does', () => {
  // Only the first dot of a version is replaced.
  expect(documentsFile({ lang: 'zh', version: '1.2.3', hash: 'abc' })).toBe(
    'static/search_index.1_2.3.zh.abc.json',
  );
  expect(documentsFile({ lang: '', version: '', hash: 'abc' })).toBe('static/search_index.abc.json');
});
