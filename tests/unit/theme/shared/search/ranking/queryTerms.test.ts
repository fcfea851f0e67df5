import { describe, expect, it } from '@rstest/core';
import { languageSynonyms } from '../../../../../../theme/shared/search/ranking/languageSynonyms';
import { parseQuery } from '../../../../../../theme/shared/search/ranking/query';
import { matchWords } from '../../../../../../theme/shared/search/ranking/queryTerms';
import { vocabularyOf } from '../../../search/samplePages';

const vocabulary = vocabularyOf(
  'asset',
  'prefix',
  'assetprefix',
  'tailwindcss',
  'css',
  'folder',
  'directory',
  '端口',
  '修改',
);
const match = (query: string) => matchWords(parseQuery(query, languageSynonyms).words, vocabulary);
const matches = (query: string, word: string) =>
  match(query)
    .find(({ text }) => text === word)
    ?.variants.map(([number]) => vocabulary.terms[number]);

describe('matchWords', () => {
  it('matches each word once', () => {
    expect(match('css asset css').map(({ text }) => text)).toEqual(['css', 'asset']);
    expect(match(' ?! ')).toEqual([]);
  });
  it('counts the parts of a known name less than the name', () => {
    const [asset, prefix, name] = match('assetPrefix');
    expect(name).toMatchObject({ text: 'assetprefix' });
    expect(name!.weight).toBeGreaterThan(1);
    expect(asset!.weight).toBeLessThan(1);
    expect(prefix!.weight).toBe(asset!.weight);
  });
  it('drops a name that the index lacks, and counts its parts in full', () => {
    expect(match('cssFolder').map(({ text, weight }) => [text, weight])).toEqual([
      ['css', 1],
      ['folder', 1],
    ]);
  });
  it('matches two words with the one that they form', () => {
    expect(matches('tailwind css', 'tailwind')).toContain('tailwindcss');
    expect(matches('tailwind css', 'css')).toEqual(['css', 'tailwindcss']);
    expect(matches('css tailwind', 'css')).not.toContain('tailwindcss');
  });
  it('matches synonyms less well than the word', () => {
    const [term] = match('folder');
    const quality = new Map(term!.variants.map(([number, value]) => [vocabulary.terms[number], value]));
    expect(quality.get('folder')).toBe(1);
    expect(quality.get('directory')).toBeLessThan(0.5);
  });
  it('takes pairs of CJK characters apart that no page has, and counts their characters less', () => {
    const weights = new Map(match('鑫端口').map(({ text, weight }) => [text, weight]));
    expect(weights.has('鑫端')).toBe(false);
    expect(weights.get('端口')).toBe(1);
    expect(weights.get('鑫')).toBeLessThan(1);
    expect(weights.get('鑫')).toBeGreaterThan(0);
  });
});
