import { describe, expect, it } from '@rstest/core';
import { indexParts } from '../../../../../../theme/node/search/indexParts';
import { TermFiles } from '../../../../../../theme/shared/search/engine/termFiles';
import { packWords } from '../../../../../../theme/shared/search/index/frontCoding';
import { readHead } from '../../../../../../theme/shared/search/index/head';
import { packPostings } from '../../../../../../theme/shared/search/index/postings';
import { parseQuery } from '../../../../../../theme/shared/search/ranking/query';
import { Synonyms } from '../../../../../../theme/shared/search/ranking/synonyms';
import { page } from '../../../search/samplePages';

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
const word = (text: string) => ({ text, weight: 1 });

/** Files of terms, and which of them have been read. */
function start(contents: unknown[] = runs.map(contentOf)) {
  const read: number[] = [];
  const terms = new TermFiles({ terms: runs.map(([first]) => first!), words: [] }, async ({ number }) => {
    read.push(number);
    if (contents[number] === undefined) throw new Error('404');
    return contents[number];
  });
  return { terms, read };
}

describe('TermFiles', () => {
  it('reads the files with the forms of a word', async () => {
    for (const [text, files] of [
      ['caching', [0, 1]],
      ['port', [2, 3]],
      ['zebra', [3]],
      ['端口', [3]],
      ['a', [0]],
    ] as const) {
      const { terms, read } = start();
      await terms.load([word(text)]);
      expect([text, read]).toEqual([text, [...files]]);
    }
  });
  it('reads only the file with the word itself for a name in one piece', async () => {
    const { terms, read } = start();
    await terms.load([{ ...word('caching'), parts: 2 }]);
    expect(read).toEqual([1]);
  });
  it('reads each file once, and knows its terms then', async () => {
    const { terms, read } = start();
    expect(await terms.load([word('portal'), word('cache')])).toBe(true);
    await terms.load([word('cached')]);
    expect(read).toEqual([0, 1, 2]);
    const { vocabulary } = terms;
    expect(vocabulary.find('ports')).toBeUndefined();
    expect(vocabulary.pages[vocabulary.find('portal')!]).toBe(1);
    expect(terms.postingsOf(vocabulary.find('port')!)).toMatchObject([{ page: 2, frequency: 1 }]);
  });
  it('keeps the terms of other files where one cannot be read', async () => {
    for (const damaged of [undefined, null, 'text', {}, { terms: packWords(['a', 'b']), postings: list }]) {
      const { terms } = start([contentOf(runs[0]!), damaged, contentOf(runs[2]!), contentOf(runs[3]!)]);
      expect(await terms.load([word('cached'), word('portal')])).toBe(false);
      expect(terms.vocabulary.find('cached')).toBeDefined();
      expect(terms.vocabulary.find('caching')).toBeUndefined();
    }
  });
  it('reads nothing in an index without pages', async () => {
    const terms = new TermFiles({ terms: [], words: [] }, async () => expect.unreachable());
    expect(await terms.load([word('port')])).toBe(true);
  });
});

describe('TermFiles of many terms', () => {
  /** Terms enough for several files: a word of every other page begins with each letter. */
  const documents = Array.from({ length: 1300 }, (_, number) => {
    const letter = String.fromCharCode(97 + (number % 26));
    return page(`/${number}`, `${letter}title${number}`, `${letter}text${number} ${letter}word${number}`);
  });
  documents.push(page('/x', 'Folder', 'A directory of assetPrefix and 目录.'));
  const { head, parts } = indexParts(documents, true);
  const synonyms = new Synonyms([['dir', 'folder', 'directory', '目录']]);
  const wordsOf = (query: string) => parseQuery(query, synonyms).words;

  function startMany() {
    const read: string[] = [];
    const terms = new TermFiles(readHead(head), async part => {
      read.push(part.kind);
      return parts.find(({ kind, number }) => kind === part.kind && number === part.number)!.content;
    });
    const has = (text: string) => terms.vocabulary.find(text) !== undefined;
    return { terms, read, has };
  }

  it('loads words, their synonyms and neighbours written as one word, and little else', async () => {
    const { terms, read, has } = startMany();
    expect(await terms.begin()).toBe(true);
    expect(read).toEqual([]);
    expect(await terms.load(wordsOf('dir asset prefix'))).toBe(true);
    expect(['folder', 'directory', '目录', 'asset', 'prefix', 'assetprefix'].map(has)).toEqual(
      Array(6).fill(true),
    );
    expect(read.length).toBeLessThan(parts.filter(({ kind }) => kind === 'terms').length);
  });
  it('loads what an unknown word may mean, and no list of terms for words of the index', async () => {
    const { terms, read, has } = startMany();
    await terms.load(wordsOf('folder'));
    await terms.loadUnknown(wordsOf('folder'));
    expect(read).not.toContain('words');
    await terms.load(wordsOf('dierctory'));
    await terms.loadUnknown(wordsOf('dierctory'));
    expect(read).toContain('words');
    expect(has('directory')).toBe(true);
  });
});
