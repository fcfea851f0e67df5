import { expect, it } from '@rstest/core';
import { RecentCache } from '../../../../../../theme/shared/search/engine/recentCache';

it('makes each value once, and forgets the one that was not used for longest', () => {
  const cache = new RecentCache<string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return `${key}!`;
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['a!', 'b!', 'a!', 'c!', 'a!', 'b!']);
  // `b` was dropped when `c` came, because `a` had been used since.
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps undefined as a value', () => {
  const cache = new RecentCache<undefined>(1);
  let made = 0;
  for (let time = 0; time < 2; time++) {
    cache.get('a', () => {
      made++;
      return undefined;
    });
  }
  expect(made).toBe(1);
});
