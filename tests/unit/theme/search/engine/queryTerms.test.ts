import { describe, expect, it } from '@rstest/core';
import { indexParts } from '../../../../../theme/search/build/indexParts';
import { QueryTerms } from '../../../../../theme/search/engine/queryTerms';
import { readHead } from '../../../../../theme/search/index/head';
import { queryWords } from '../../../../../theme/search/ranking/queryWords';
import { page } from '../samplePages';

/** Terms enough for several files: a word of every other page begins with each letter. */
const documents = Array.from({ length: 1300 }, (_, number) => {
  const letter = String.fromCharCode(97 + (number % 26));
  return page(`/${number}`, `${letter}title${number}`, `${letter}text${number} ${letter}word${number}`);
});
documents.push(page('/x', 'Folder', 'A directory of assetPrefix and 目录.'));
const { head, parts } = indexParts(documents, true);

/** Terms of a query, loaded; the files of terms that were read. */
function start() {
  const read: string[] = [];
  const terms = new QueryTerms(readHead(head), async part => {
    read.push(part.kind);
    return parts.find(({ kind, number }) => kind === part.kind && number === part.number)!.content;
  });
  const has = (word: string) => terms.files.vocabulary.find(word) !== undefined;
  return { terms, read, has };
}

describe('QueryTerms', () => {
  it('loads words, their synonyms and neighbours written as one word, and little else', async () => {
    const { terms, read, has } = start();
    expect(await terms.begin()).toBe(true);
    expect(read).toEqual([]);
    expect(await terms.load(queryWords('dir asset prefix'))).toBe(true);
    expect(['folder', 'directory', '目录', 'asset', 'prefix', 'assetprefix'].map(has)).toEqual(
      Array(6).fill(true),
    );
    expect(read.length).toBeLessThan(parts.filter(({ kind }) => kind === 'terms').length);
  });
  it('loads what an unknown word may mean, and no list for known ones', async () => {
    const { terms, read, has } = start();
    await terms.load(queryWords('folder'));
    await terms.loadUnknown(queryWords('folder'));
    expect(read).not.toContain('words');
    const words = queryWords('dierctory');
    await terms.load(words);
    await terms.loadUnknown(words);
    expect(read).toContain('words');
    expect(has('directory')).toBe(true);
  });
});
