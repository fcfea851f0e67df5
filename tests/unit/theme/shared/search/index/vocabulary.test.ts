import { describe, expect, it } from '@rstest/core';
import { Vocabulary } from '../../../../../../theme/shared/search/index/vocabulary';
import { vocabularyOf } from '../../../search/samplePages';

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

  it('gives a word one number, and finds it once it is a term', () => {
    const vocabulary = new Vocabulary();
    expect(['a', 'b', 'a'].map(word => vocabulary.number(word))).toEqual([0, 1, 0]);
    expect(vocabulary.find('b')).toBeUndefined();
    expect(vocabulary.learn('b', 3, 2)).toBe(1);
    expect([vocabulary.find('b'), vocabulary.pages[1], vocabulary.named[1]]).toEqual([1, 3, 2]);
    expect(vocabulary.find('c')).toBeUndefined();
  });
  it('takes in further terms after it was searched', () => {
    const vocabulary = vocabularyOf('port', 'portal');
    expect(vocabulary.startingWith('port').length).toBe(1);
    vocabulary.learn('portable', 1, 0);
    expect(vocabulary.startingWith('port').map(number => vocabulary.terms[number])).toEqual([
      'portable',
      'portal',
    ]);
  });
  it('prefers the most frequent word of a stem', () => {
    const vocabulary = new Vocabulary();
    vocabulary.learn('cached', 2, 0);
    vocabulary.learn('caching', 5, 0);
    expect(vocabulary.terms[vocabulary.closest('cache')!]).toBe('caching');
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
