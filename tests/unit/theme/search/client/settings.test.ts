import { describe, expect, it } from '@rstest/core';
import { indexFiles, indexInfos } from '../../../../../theme/search/client/settings';

describe('indexFiles', () => {
  it('names the files as Rspress does', () => {
    expect(indexFiles('abc', 'en', '')).toEqual({
      full: 'static/search_index.en.abc.json',
      titles: 'static/search_titles.en.abc.json',
    });
    // Only the first dot of a version is replaced.
    expect(indexFiles('abc', 'zh', '1.2.3').full).toBe('static/search_index.1_2.3.zh.abc.json');
    expect(indexFiles('abc', '', '').full).toBe('static/search_index.abc.json');
  });
});

describe('indexInfos', () => {
  it('lets a plain name be its own label', () => {
    expect(indexInfos({ searchIndexes: ['a', { value: 'b', label: 'Bee' }] })).toEqual([
      { value: 'a', label: 'a' },
      { value: 'b', label: 'Bee' },
    ]);
    expect(indexInfos({})).toEqual([]);
  });
});
