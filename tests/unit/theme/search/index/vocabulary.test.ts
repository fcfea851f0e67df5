import { describe, expect, it } from '@rstest/core';
import { Vocabulary } from '../../../../../theme/search/index/vocabulary';
import { vocabularyOf } from '../samplePages';

describe('Vocabulary', () => {
  const vocabulary = vocabularyOf(
    'port',
    'ports',
    'portal',
    'import',
    'caching',
    'cached',
    '端口',
    '端点',
    '点',
  );
  const terms = (numbers: readonly number[]) => numbers.map(number => vocabulary.terms[number]);

  it('gives a term one number, however often it is added', () => {
    const vocabulary = new Vocabulary();
    expect(['a', 'b', 'a'].map(term => vocabulary.add(term))).toEqual([0, 1, 0]);
    expect(vocabulary.terms).toEqual(['a', 'b']);
    expect([vocabulary.find('b'), vocabulary.find('c')]).toEqual([1, undefined]);
  });
  it('is not confused by names that every object has', () => {
    expect(['constructor', '__proto__'].map(term => vocabulary.find(term))).toEqual([undefined, undefined]);
  });
  it('finds the longer words that begin with a prefix, in alphabetical order', () => {
    for (const [prefix, found] of [
      ['port', ['portal', 'ports']],
      ['c', ['cached', 'caching']],
      ['ports', []],
      ['zzz', []],
      ['', ['cached', 'caching', 'import', 'port', 'portal', 'ports']],
    ] as const) {
      expect([prefix, terms(vocabulary.startingWith(prefix))]).toEqual([prefix, [...found]]);
    }
  });
  it('finds CJK terms by their first character', () => {
    expect(terms(vocabulary.startingWithCharacter('端'))).toEqual(['端口', '端点']);
    expect(vocabulary.startingWithCharacter('口')).toEqual([]);
  });
  it('finds the word itself before one with the same stem', () => {
    expect(vocabulary.closest('ports')).toBe(vocabulary.find('ports'));
    expect(terms([vocabulary.closest('caches')!])).toEqual(['caching']);
    expect(vocabulary.closest('unknown')).toBeUndefined();
    expect(terms(vocabulary.withStemOf('cache'))).toEqual(['caching', 'cached']);
  });
});
