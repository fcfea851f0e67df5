import { describe, expect, it } from '@rstest/core';
import { keywordsOf, readSynonyms } from '../../../../../theme/node/search/keywords';

const lines = readSynonyms([
  ['port', '端口'],
  ['hot module replacement', 'hmr', '热更新'],
]);

describe('keywordsOf', () => {
  it('finds a line by the title or the address, in any spelling', () => {
    expect(keywordsOf({ title: 'server.port', routePath: '/config/server/port' }, lines)).toEqual(['端口']);
    expect(keywordsOf({ title: 'server.strictPort', routePath: '/x' }, lines)).toEqual(['端口']);
    expect(keywordsOf({ title: '模块', routePath: '/zh/guide/hmr/' }, lines)).toEqual([
      'hot module replacement',
      '热更新',
    ]);
  });
  it('wants all words of a member, together', () => {
    expect(keywordsOf({ title: 'Hot reload of a module', routePath: '/x' }, lines)).toEqual([]);
    expect(keywordsOf({ title: 'Export', routePath: '/x' }, lines)).toEqual([]);
  });
  it('means the longer of two lines that speak of the same words', () => {
    const both = [...lines, ...readSynonyms([['strict port', 'port in use']])];
    expect(keywordsOf({ title: 'server.strictPort', routePath: '/x' }, both)).toEqual(['port in use']);
    // Here `port` also stands by itself.
    expect(keywordsOf({ title: 'Port and strict port', routePath: '/x' }, both)).toEqual([
      '端口',
      'port in use',
    ]);
  });
  it('does not take short words for each other', () => {
    expect(
      keywordsOf({ title: 'Core', routePath: '/api/core' }, readSynonyms([['cors', 'cross origin']])),
    ).toEqual([]);
  });
  it('takes what the page states', () => {
    const page = { title: 'Ports', routePath: '/x' };
    expect(keywordsOf(page, lines, 'a, b，c')).toEqual(['a', 'b', 'c', '端口']);
    expect(keywordsOf(page, [], ['a', 3])).toEqual(['a', '3']);
    expect(keywordsOf(page, [], { a: 1 })).toEqual([]);
  });
});
