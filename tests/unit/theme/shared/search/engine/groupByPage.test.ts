import { describe, expect, it } from '@rstest/core';
import { groupByPage } from '../../../../../../theme/shared/search/engine/groupByPage';
import type { SearchHit } from '../../../../../../theme/shared/search/types';

const hit = (title: string, link: string): SearchHit => ({
  type: 'content',
  title,
  header: title,
  link,
  query: 'x',
  highlightInfoList: [],
});

describe('groupByPage', () => {
  it('puts the hits of one page together and numbers them as shown', () => {
    const pages = groupByPage([hit('A', '/a'), hit('B', '/b#x'), hit('A', '/a#y'), hit('A', '/c')]);
    expect(pages.map(({ title, address }) => [title, address])).toEqual([
      ['A', '/a'],
      ['B', '/b'],
      ['A', '/c'],
    ]);
    expect(pages.flatMap(({ hits }) => hits.map(({ link, index }) => [link, index]))).toEqual([
      ['/a', 0],
      ['/a#y', 1],
      ['/b#x', 2],
      ['/c', 3],
    ]);
  });
});
