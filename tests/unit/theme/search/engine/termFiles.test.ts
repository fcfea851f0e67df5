import { describe, expect, it } from '@rstest/core';
import { TermFiles } from '../../../../../theme/search/engine/termFiles';
import { packWords } from '../../../../../theme/search/index/frontCoding';
import { packPostings } from '../../../../../theme/search/index/postings';

const runs = [
  ['address', 'cache', 'cached'],
  ['cacher', 'caching'],
  ['port', 'portal'],
  ['ports', '端口', '端点'],
];
const list = packPostings({ named: 0, postings: [{ page: 2, fields: 0, frequency: 1, shares: [] }] });
const contentOf = (words: string[]) => ({
  terms: packWords(words),
  postings: words.map(() => list).join(' '),
});

/** Files of terms, and which of them have been read. */
function start(contents: unknown[] = runs.map(contentOf)) {
  const read: number[] = [];
  const files = new TermFiles({ terms: runs.map(([first]) => first!) }, async ({ number }) => {
    read.push(number);
    if (contents[number] === undefined) throw new Error('404');
    return contents[number];
  });
  return { files, read };
}

describe('TermFiles', () => {
  it('finds the files with the forms of a word, the one with the word itself first', () => {
    const { files } = start();
    for (const [word, numbers] of [
      ['caching', [1, 0]],
      ['port', [2, 3]],
      ['zebra', [3]],
      ['端口', [3]],
      ['a', [0]],
    ] as const) {
      expect([word, files.filesOf(word)]).toEqual([word, [...numbers]]);
    }
    expect(files.filesOf('caching', true)).toEqual([1]);
  });
  it('reads each file once, and knows its terms then', async () => {
    const { files, read } = start();
    expect(await files.load([2, 0, 2])).toBe(true);
    await files.load([0]);
    expect(read).toEqual([0, 2]);
    const { vocabulary } = files;
    expect(vocabulary.find('ports')).toBeUndefined();
    expect(vocabulary.pages[vocabulary.find('portal')!]).toBe(1);
    expect(files.postingsOf(vocabulary.find('port')!)).toMatchObject([{ page: 2, frequency: 1 }]);
  });
  it('keeps the terms of other files where one cannot be read', async () => {
    for (const damaged of [undefined, null, 'text', {}, { terms: packWords(['a', 'b']), postings: list }]) {
      const { files } = start([contentOf(runs[0]!), damaged, contentOf(runs[2]!), contentOf(runs[3]!)]);
      expect(await files.load([0, 1, 2])).toBe(false);
      expect(files.vocabulary.find('cached')).toBeDefined();
      expect(files.vocabulary.find('caching')).toBeUndefined();
    }
  });
  it('has no files in an index without pages', () => {
    expect(new TermFiles({ terms: [] }, async () => {}).filesOf('port')).toEqual([]);
  });
});
