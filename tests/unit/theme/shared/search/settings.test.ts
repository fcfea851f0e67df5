import { describe, expect, it } from '@rstest/core';
import { indexInfos, searchedVersion } from '../../../../../theme/shared/search/settings';

describe('searchedVersion', () => {
  it('is that of the page, unless the site searches all versions together', () => {
    expect(searchedVersion({}, 'v2')).toBe('v2');
    expect(searchedVersion({ versioned: true }, 'v2')).toBe('v2');
    expect(searchedVersion({ versioned: false }, 'v2')).toBe('');
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
