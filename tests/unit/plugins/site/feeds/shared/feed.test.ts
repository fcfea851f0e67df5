import { describe, expect, it } from '@rstest/core';
import { formats, updatedOf } from '../../../../../../plugins/site/feeds/shared/feed';
import { feed } from '../sample';

describe('updatedOf', () => {
  it('is the newest change, whatever the order of the entries', () => {
    const newest = new Date('2024-10-01T08:00:00Z');
    expect(updatedOf(feed)).toEqual(newest);
    expect(updatedOf({ ...feed, items: feed.items.toReversed() })).toEqual(newest);
  });
});

describe('formats', () => {
  it('have file names and media types of their own', () => {
    const all = Object.values(formats);
    expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
    expect(new Set(all.map(({ mime }) => mime)).size).toBe(all.length);
  });
});
