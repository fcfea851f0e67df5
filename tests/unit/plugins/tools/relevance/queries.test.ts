import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { parseQueries } from '../../../../../plugins/tools/relevance/queries';
import { foreignSets, foreignSubjects, querySets, sealedSet } from '../../../../search/queries.mjs';

describe('parseQueries', () => {
  it('gives the queries of a file', () => {
    const list = [{ query: 'port', page: '/port', also: ['/server'], rank: 1 }];
    expect(parseQueries(JSON.stringify(list))).toEqual(list);
    const short = [{ query: 'port', page: '/port', kind: 'task' }];
    expect(parseQueries(JSON.stringify(short))).toEqual(short);
  });
  it('names everything that is wrong, with its place', () => {
    const list = [
      { query: 'port', page: '/port', rank: 1 },
      { query: ' ', page: 'port', rank: 0, also: '/x' },
      { query: 'port', page: '/other', rank: 1.5, pgae: '/x' },
      { query: 'x', page: '/x', rank: 1, also: ['x'], kind: '' },
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
          '  [2].pgae: is not a property; the properties are query, page, also, rank, kind',
          '  [2].query: “port” is already at [0]',
          '  [3].also: must be a list of addresses; each must be an address that starts with /, such as /guide/start',
          '  [3].kind: must be a text that is not empty',
          '  [4]: must be an object with query and page',
          '  [5]: must be an object with query and page',
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
      for (const { name, queries } of [...querySets(lang), sealedSet(lang)]) {
        expect([name, parseQueries(JSON.stringify(queries), name).length > 50]).toEqual([name, true]);
      }
    }
  });
});

describe('the queries for documentation of other subjects', () => {
  it('are valid, name their kind, and are in one set each', () => {
    expect(foreignSubjects().length).toBeGreaterThan(2);
    for (const subject of foreignSubjects()) {
      for (const lang of ['en', 'zh']) {
        const sets = foreignSets(subject, lang, ['training', 'validation', 'sealed']);
        const queries = sets.flatMap(({ queries }) => queries);
        const file = `${subject}.${lang}`;
        expect([file, parseQueries(JSON.stringify(queries), file).length >= 60]).toEqual([file, true]);
        expect(queries.filter(({ kind, page }) => !kind || !page.startsWith(`/${lang}/`))).toEqual([]);
        const setsOfPage = new Map<string, Set<string>>();
        for (const { name, queries } of sets) {
          for (const { page } of queries)
            setsOfPage.set(page, (setsOfPage.get(page) ?? new Set<string>()).add(name));
        }
        expect([...setsOfPage].filter(([, names]) => names.size > 1)).toEqual([]);
      }
    }
  });
});

describe('the sealed queries', () => {
  it('are in none of the sets that may be run at any time', () => {
    for (const lang of ['en', 'zh']) {
      const sets = querySets(lang);
      expect(sets.map(({ name }) => name)).not.toContain('sealed');
      const known = new Set(sets.flatMap(({ queries }) => queries.map(({ query }) => query)));
      const { queries } = sealedSet(lang);
      expect(queries.length).toBeGreaterThan(50);
      // Their number only: a message must not show them.
      expect(queries.filter(({ query }) => known.has(query)).length).toBe(0);
    }
  });
  it('are read by the benchmark only', () => {
    const files = ['theme', 'tests/bench', 'tests/search', 'tests/unit', 'tests/e2e', 'scripts'].flatMap(
      folder =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter(file => /\.(ts|mjs)$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
          .map(file => join(folder, file)),
    );
    const readers = files.filter(file =>
      /sealedSet|sets\/sealed|foreignSets/.test(readFileSync(file, 'utf8')),
    );
    expect(readers.map(file => file.replaceAll('\\', '/')).sort()).toEqual([
      'tests/bench/search/foreign.mjs',
      'tests/bench/search/relevance.mjs',
      'tests/search/queries.mjs',
      'tests/unit/plugins/tools/relevance/queries.test.ts',
    ]);
  });
});
