import { describe, expect, it } from '@rstest/core';
import { Spelling } from '../../../../../../theme/shared/search/engine/spelling';
import { packWords } from '../../../../../../theme/shared/search/index/frontCoding';

const lists = [
  ['asset', 'browser', 'browserslist', 'nodes'],
  ['port', 'portal', 'prefix', 'proxy'],
  ['ports', 'sort'],
];

/** Lists of terms, and which of them have been read. */
function start(contents: unknown[] = lists.map(packWords)) {
  const read: number[] = [];
  const spelling = new Spelling({ words: lists.map(([first]) => first!) }, async ({ number }) => {
    read.push(number);
    return contents[number];
  });
  const termsFor = (text: string) => spelling.termsFor({ text, weight: 1 });
  return { termsFor, read };
}

describe('Spelling', () => {
  it('finds terms that a word may misspell, the most alike first', async () => {
    const { termsFor } = start();
    expect(await termsFor('bruwser')).toEqual(['browser', 'browserslist']);
    expect((await termsFor('prot'))![0]).toBe('port');
  });
  it('reads the lists of the first letter only, each once', async () => {
    const { termsFor, read } = start();
    await termsFor('bruwser');
    await termsFor('brwoser');
    expect(read).toEqual([0]);
  });
  it('finds the parts of a compound whose beginning is a term', async () => {
    expect(await start().termsFor('assetprefix')).toEqual(expect.arrayContaining(['asset', 'prefix']));
    expect(await start().termsFor('zzzprefix')).toEqual([]);
  });
  it('reads nothing for words that have no misspellings', async () => {
    const { termsFor, read } = start();
    for (const word of ['js', '8080', '端口']) expect(await termsFor(word)).toEqual([]);
    expect(read).toEqual([]);
  });
  it('is undefined where a list cannot be read, and tries again', async () => {
    const contents: unknown[] = [null, null, null];
    const { termsFor } = start(contents);
    expect(await termsFor('bruwser')).toBeUndefined();
    contents[0] = packWords(lists[0]!);
    expect(await termsFor('bruwser')).toEqual(['browser', 'browserslist']);
  });
});
