import { describe, expect, it } from '@rstest/core';
import { termsOf } from '../../../../../../theme/shared/search/index/tokens';
import { Synonyms } from '../../../../../../theme/shared/search/ranking/synonyms';

const synonyms = new Synonyms([
  ['folder', 'directory', '文件夹', '目录'],
  ['old browser', 'legacy', 'polyfill', '老浏览器'],
  ['polyfill', 'core js', 'shim', '垫片'],
]);
/** The synonyms of each word of a query. */
const terms = (...words: string[]) => synonyms.of(words).map(list => list.map(({ term }) => term));

describe('the synonyms of words', () => {
  it('are other words for the same thing, across languages and forms', () => {
    const [folder] = terms('folder');
    expect(folder).toEqual(expect.arrayContaining(['directory', '目录']));
    expect(terms('folders')).toEqual([folder]);
    expect(terms('目录')[0]).toContain('folder');
    expect(folder).not.toContain('folder');
    expect(terms('port', 'constructor')).toEqual([[], []]);
  });
  it('are those of phrases too, for each of their words, in any form', () => {
    const phrase = terms('old', 'browsers');
    for (const list of phrase) expect(list).toContain('polyfill');
    expect(terms('old')[0]).not.toContain('polyfill');
    expect(terms('old', 'new', 'browser')[0]).toEqual([]);
    expect(terms('old', '', 'browser')[0]).toEqual([]);
  });
  it('are of all groups that have the word', () => {
    expect(terms('polyfill')[0]).toEqual(expect.arrayContaining(['legacy', 'shim']));
    expect(terms('legacy')[0]).not.toContain('shim');
  });
  it('give a name of several words the weight of one', () => {
    const shares = new Map(synonyms.of(['polyfill'])[0]!.map(({ term, share }) => [term, share]));
    expect(shares.get('core')).toBe(0.5);
    expect(shares.get('shim')).toBe(1);
    expect(shares.get('垫片')).toBe(1);
  });
  it('are only words that can be terms of an index', () => {
    for (const term of terms('folder')[0]!)
      expect([term, termsOf(term).includes(term)]).toEqual([term, true]);
    // Longer Chinese words are two or more terms.
    expect(terms('folder')[0]).not.toContain('文件夹');
    expect(terms('folder')[0]).toContain('文件');
  });
});

it('tells the words of the groups, also as parts of a longer run', () => {
  expect(['文件夹', 'folders', '老浏览器'].map(word => synonyms.has(word))).toEqual([true, true, true]);
  expect(['文', 'constructor', ''].map(word => synonyms.has(word))).toEqual([false, false, false]);
});
