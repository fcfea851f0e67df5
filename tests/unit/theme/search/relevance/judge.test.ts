import { describe, expect, it } from '@rstest/core';
import { judge, missLine, plain, tableLine } from '../../../../../theme/search/relevance/judge';
import { parseQueries } from '../../../../../theme/search/relevance/queries';
import { querySets } from '../../../../search/queries.mjs';

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
    expect(report.misses.map(({ query, found }) => [query, found])).toEqual([
      ['c', 6],
      ['d', undefined],
    ]);
    expect(missLine(report.misses[0]!)).toBe('“c”: /c came at 6, must be 1 or better; first were /1, /2, /3');
    expect(missLine(report.misses[1]!)).toBe('“d”: /d did not come; first were no pages');
  });
  it('becomes a line of a table', () => {
    expect(tableLine('en', report)).toBe('| en | 4 | 0.250 | 0.500 | 0.417 | 1 |');
  });
  it('takes the first of all pages that answer', () => {
    const report = judge(
      [{ ...ask('a', '/a'), also: ['/b/', '/c'] }],
      [{ query: 'a', pages: ['/x', '/b', '/a'] }],
    );
    expect(report).toMatchObject({ mrr: 0.5, misses: [{ query: 'a', found: 2 }] });
  });
  it('has no opinion on nothing', () => {
    expect(judge([], [])).toMatchObject({ asked: 0, mrr: 0, misses: [] });
  });
});

describe('plain', () => {
  it('compares addresses as readers do', () => {
    for (const [address, same] of [
      ['/a/', '/a'],
      ['/a.html#x', '/a'],
      ['/a/index.html?q', '/a'],
      ['/', '/'],
      ['/zh/', '/zh'],
    ] as const) {
      expect(plain(address)).toBe(same);
    }
  });
});

describe('parseQueries', () => {
  it('gives the queries of a file', () => {
    const list = [{ query: 'port', page: '/port', also: ['/server'], rank: 1 }];
    expect(parseQueries(JSON.stringify(list))).toEqual(list);
  });
  it('names everything that is wrong, with its place', () => {
    const list = [
      { query: 'port', page: '/port', rank: 1 },
      { query: ' ', page: 'port', rank: 0, also: '/x' },
      { query: 'port', page: '/other', rank: 1.5, pgae: '/x' },
      { query: 'x', page: '/x', rank: 1, also: ['x'] },
      null,
      'port',
    ];
    expect(() => parseQueries(JSON.stringify(list), 'queries.json')).toThrow(
      new Error(
        [
          'queries.json is not right:',
          '  [1].query: must be what a reader types, a text that is not empty',
          '  [1].page: must be an address that begins with /, such as /guide/start',
          '  [1].also: must be a list of addresses; each must be an address that begins with /, such as /guide/start',
          '  [1].rank: must be a whole number, 1 or more',
          '  [2].rank: must be a whole number, 1 or more',
          '  [2].pgae: is no property; known are query, page, also, rank',
          '  [2].query: “port” stands at [0] already',
          '  [3].also: must be a list of addresses; each must be an address that begins with /, such as /guide/start',
          '  [4]: must be an object with query, page and rank',
          '  [5]: must be an object with query, page and rank',
        ].join('\n'),
      ),
    );
  });
  it('says what a file is that holds no list', () => {
    expect(() => parseQueries('{"query":"x"}', 'q.json')).toThrow('q.json must hold a list');
    expect(() => parseQueries('[', 'q.json')).toThrow(/q\.json is not JSON: /);
  });
  it('finds nothing wrong with the files of this site', () => {
    for (const lang of ['en', 'zh']) {
      for (const { name, queries } of querySets(lang)) {
        expect([name, parseQueries(JSON.stringify(queries), name).length > 50]).toEqual([name, true]);
      }
    }
  });
});
