import { describe, expect, it } from '@rstest/core';
import { comparable, judge, missLine, tableLine } from '../../../../../plugins/tools/relevance/judge';

const ask = (query: string, page: string, rank = 1) => ({ query, page, rank });

describe('judge', () => {
  const report = judge(
    [ask('a', '/a'), ask('b', '/b', 2), ask('c', '/c'), ask('d', '/d'), ask('e', '/gone')],
    [
      { query: 'a', pages: ['/a/', '/b'] },
      { query: 'b', pages: ['/a', '/B.html'] },
      { query: 'c', pages: ['/1', '/2', '/3', '/4', '/5', '/c'] },
      { query: 'd', pages: [] },
    ],
    page => page !== '/gone',
  );
  it('counts places', () => {
    expect(report).toMatchObject({ asked: 4, skipped: 1, success1: 0.25, success5: 0.5, empty: ['d'] });
    expect(report.mrr).toBeCloseTo((1 + 1 / 2 + 1 / 6 + 0) / 4);
  });
  it('names what came too late or not at all', () => {
    expect(report.misses.map(({ query, foundAt }) => [query, foundAt])).toEqual([
      ['c', 6],
      ['d', undefined],
    ]);
    expect(missLine(report.misses[0]!)).toBe(
      '“c”: /c was found at 6, must be 1 or better; found first: /1, /2, /3',
    );
    expect(missLine(report.misses[1]!)).toBe('“d”: /d was not found; found first: nothing');
  });
  it('becomes a line of a table', () => {
    expect(tableLine('en', report)).toBe(
      `| en | 4 | 0.250 | 0.500 | 0.417 | ${report.interval.map(end => end.toFixed(3)).join(' – ')} | 1 |`,
    );
  });
  it('gives the mean an interval', () => {
    const [low, high] = report.interval;
    expect(low).toBeLessThan(report.mrr);
    expect(high).toBeGreaterThan(report.mrr);
  });
  it('asks for one of the first five where a query names no rank', () => {
    const pages = ['/1', '/2', '/3', '/4', '/5', '/6'];
    const { misses } = judge(
      ['/5', '/6'].map(page => ({ query: page, page })),
      [
        { query: '/5', pages },
        { query: '/6', pages },
      ],
    );
    expect(misses.map(({ page }) => page)).toEqual(['/6']);
    expect(missLine(misses[0]!)).toContain('must be 5 or better');
  });
  it('takes the first of all pages that answer', () => {
    const report = judge(
      [{ ...ask('a', '/a'), also: ['/b/', '/c'] }],
      [{ query: 'a', pages: ['/x', '/b', '/a'] }],
    );
    expect(report).toMatchObject({ mrr: 0.5, misses: [{ query: 'a', foundAt: 2 }] });
  });
  it('has no opinion on nothing', () => {
    expect(judge([], [])).toMatchObject({ asked: 0, mrr: 0, misses: [] });
  });
});

describe('comparable', () => {
  it('compares addresses as readers do', () => {
    for (const [address, same] of [
      ['/a/', '/a'],
      ['/a.html#x', '/a'],
      ['/a/index.html?q', '/a'],
      ['/', '/'],
      ['/zh/', '/zh'],
    ] as const) {
      expect(comparable(address)).toBe(same);
    }
  });
});
