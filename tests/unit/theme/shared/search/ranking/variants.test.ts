import { describe, expect, it } from '@rstest/core';
import { allowedEdits, variantsOf } from '../../../../../../theme/shared/search/ranking/variants';
import { vocabularyOf } from '../../../search/samplePages';

const vocabulary = vocabularyOf(
  'bundle',
  'bundled',
  'bundler',
  'browser',
  'browserslist',
  'port',
  '8080',
  '端口',
  '端点',
);
const found = (word: string, tolerant = false) =>
  variantsOf(word, vocabulary, tolerant)
    .sort((a, b) => b[1] - a[1])
    .map(([number]) => vocabulary.terms[number]);
const quality = (word: string, term: string) =>
  variantsOf(word, vocabulary).find(([number]) => vocabulary.terms[number] === term)?.[1] ?? 0;

describe('variantsOf', () => {
  it('finds the word, its forms, what it begins and what it may misspell', () => {
    for (const [word, terms] of [
      ['bundle', ['bundle', 'bundled', 'bundler']],
      ['bund', ['bundle', 'bundled', 'bundler']],
      ['browsers', ['browser', 'browserslist']],
      ['bruwser', ['browser', 'browserslist']],
      ['prt', []],
      ['8081', []],
      ['端', ['端口', '端点']],
      ['端口', ['端口']],
      ['口', []],
    ] as const) {
      expect([word, found(word).sort()]).toEqual([word, [...terms].sort()]);
    }
  });
  it('prefers the word itself to its forms, and forms to misspellings', () => {
    expect(quality('bundle', 'bundle')).toBe(1);
    expect(quality('bundle', 'bundled')).toBeLessThan(1);
    expect(quality('bundel', 'bundle')).toBeLessThan(quality('bundles', 'bundle'));
    expect(quality('brws', 'browser')).toBeLessThan(quality('bruwser', 'browser'));
  });
  it('prefers the word of which more is typed', () => {
    expect(quality('brows', 'browser')).toBeGreaterThan(quality('brows', 'browserslist'));
  });
  it('looks for misspellings of a known word only on request', () => {
    const words = vocabularyOf('prot', 'port');
    const numbers = (tolerant: boolean) =>
      variantsOf('prot', words, tolerant).map(([number]) => words.terms[number]);
    expect(numbers(false)).toEqual(['prot']);
    expect(numbers(true)).toEqual(['prot', 'port']);
  });
  it('keeps the most frequent ones of a prefix that begins too many words', () => {
    const many = vocabularyOf(
      ...Array.from({ length: 200 }, (_, index) => `a${String(index).padStart(3, '0')}`),
    );
    many.pages[150] = 3;
    const numbers = variantsOf('a', many).map(([number]) => number);
    expect(numbers.length).toBe(60);
    expect(numbers[0]).toBe(150);
  });
});

it('allows one typing error from 4 letters, and two from 8', () => {
  expect([0, 3, 4, 7, 8, 20].map(allowedEdits)).toEqual([0, 0, 1, 1, 2, 2]);
});
