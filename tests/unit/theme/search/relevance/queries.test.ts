import { describe, expect, it } from '@rstest/core';
import { parseQueries } from '../../../../../theme/search/relevance/queries';
import { querySets } from '../../../../search/queries.mjs';

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
          'queries.json is invalid:',
          '  [1].query: must be a text that is not empty',
          '  [1].page: must be an address that starts with /, such as /guide/start',
          '  [1].also: must be a list of addresses; each must be an address that starts with /, such as /guide/start',
          '  [1].rank: must be an integer of 1 or more',
          '  [2].rank: must be an integer of 1 or more',
          '  [2].pgae: is not a property; the properties are query, page, also, rank',
          '  [2].query: “port” is already at [0]',
          '  [3].also: must be a list of addresses; each must be an address that starts with /, such as /guide/start',
          '  [4]: must be an object with query, page and rank',
          '  [5]: must be an object with query, page and rank',
        ].join('\n'),
      ),
    );
  });
  it('says what a file is that holds no list', () => {
    expect(() => parseQueries('{"query":"x"}', 'q.json')).toThrow('q.json must be a list');
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
