import { describe, expect, it } from '@rstest/core';
import { indexInfos } from '../../../../../theme/search/client/settings';

describe('indexInfos', () => {
  it('lets a plain name be its own label', () => {
    expect(indexInfos({ searchIndexes: ['a', { value: 'b', label: 'Bee' }] })).toEqual([
      { value: 'a', label: 'a' },
      { value: 'b', label: 'Bee' },
    ]);
    expect(indexInfos({})).toEqual([]);
  });
});
