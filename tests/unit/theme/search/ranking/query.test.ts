import { describe, expect, it } from '@rstest/core';
import { readQuery } from '../../../../../theme/search/ranking/query';
import { vocabularyOf } from '../samplePages';

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
const read = (query: string) => readQuery(query, vocabulary);
const matches = (query: string, word: string) =>
  read(query)
    .find(({ text }) => text === word)
    ?.variants.map(([number]) => vocabulary.terms[number]);

describe('readQuery', () => {
  it('reads each word once', () => {
    expect(read('css asset css').map(({ text }) => text)).toEqual(['css', 'asset']);
    expect(read(' ?! ')).toEqual([]);
  });
  it('counts the parts of a known name less than the name', () => {
    const [asset, prefix, name] = read('assetPrefix');
    expect(name).toMatchObject({ text: 'assetprefix' });
    expect(name!.weight).toBeGreaterThan(1);
    expect(asset!.weight).toBeLessThan(1);
    expect(prefix!.weight).toBe(asset!.weight);
  });
  it('drops a name that the index lacks, and counts its parts in full', () => {
    expect(read('cssFolder').map(({ text, weight }) => [text, weight])).toEqual([
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
    const [term] = read('folder');
    const quality = new Map(term!.variants.map(([number, value]) => [vocabulary.terms[number], value]));
    expect(quality.get('folder')).toBe(1);
    expect(quality.get('directory')).toBeLessThan(0.5);
  });
  it('takes pairs of CJK characters apart that no page has, and counts their characters less', () => {
    const weights = new Map(read('鑫端口').map(({ text, weight }) => [text, weight]));
    expect(weights.has('鑫端')).toBe(false);
    expect(weights.get('端口')).toBe(1);
    expect(weights.get('鑫')).toBeLessThan(1);
    expect(weights.get('鑫')).toBeGreaterThan(0);
  });
});
