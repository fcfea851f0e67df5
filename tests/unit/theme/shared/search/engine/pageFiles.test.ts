import { describe, expect, it } from '@rstest/core';
import { PageFiles } from '../../../../../../theme/shared/search/engine/pageFiles';
import { nameOf } from '../../../../../../theme/shared/search/index/head';
import { Vocabulary } from '../../../../../../theme/shared/search/index/vocabulary';
import { page } from '../../../search/samplePages';

const documents = Array.from({ length: 6 }, (_, number) =>
  page(`/${number}`, `Page ${number}`, 'Some text.'),
);
const contents: unknown[] = [documents.slice(0, 2), documents.slice(2, 5), documents.slice(5)];

/** Pages in three files, and which of the files have been read. */
function start(files = contents, names = false) {
  const read: number[] = [];
  const map = {
    groups: [0, 2, 5],
    lengths: documents.map(() => 1),
    names: names ? documents.map(nameOf) : undefined,
  };
  const pages = new PageFiles(map, new Vocabulary(), async ({ number }) => {
    read.push(number);
    if (files[number] === undefined) throw new Error('404');
    return files[number];
  });
  const load = async (numbers: number[]) => {
    const loaded = await pages.load(numbers);
    const texts = loaded.pages.map(({ document }) => [document.routePath, document.content]);
    return { failed: loaded.failed, paths: texts.map(([path]) => path), texts };
  };
  return { load, read, pages };
}

describe('PageFiles', () => {
  it('reads the file of each page once, in the order asked for, and gives the pages in their order', async () => {
    const { load, read } = start();
    expect(await load([4, 0, 2, 5])).toMatchObject({ failed: false, paths: ['/0', '/2', '/4', '/5'] });
    expect(read).toEqual([1, 0, 2]);
  });
  it('leaves out pages whose file cannot be read', async () => {
    for (const damaged of [undefined, null, {}, [null, 7, { title: 'Page' }]]) {
      expect(await start([contents[0], damaged]).load([0, 2, 3, 4])).toMatchObject({
        failed: true,
        paths: ['/0'],
      });
    }
  });
  it('reads no file once all documents have been loaded together', async () => {
    const { load, read, pages } = start();
    await pages.loadAll(async () => documents);
    expect(await load([4, 0])).toMatchObject({ failed: false, paths: ['/0', '/4'] });
    expect(read).toEqual([]);
  });
  it('keeps to the files where the list of all documents is damaged', async () => {
    for (const list of [undefined, {}, documents.slice(1), [...documents.slice(1), null]]) {
      const { load, read, pages } = start();
      await pages.loadAll(async () => list);
      expect(await load([0])).toMatchObject({ failed: false, paths: ['/0'] });
      expect(read).toEqual([0]);
    }
    const { load, pages } = start();
    await pages.loadAll(() => Promise.reject(new Error('404')));
    expect(await load([0])).toMatchObject({ failed: false });
  });
  it('gives the names of pages that cannot be read, where they are known', async () => {
    const { load, pages } = start([contents[0]], true);
    expect(await load([1, 3])).toMatchObject({
      failed: true,
      texts: [
        ['/1', 'Some text.'],
        ['/3', ''],
      ],
    });
    expect(pages.named(3)!.document).toMatchObject({ title: 'Page 3', content: '' });
    expect(start().pages.named(3)).toBeUndefined();
  });
  it('reads a file once for several queries, and again only where it could not be read', async () => {
    const files: unknown[] = [undefined];
    const { load, read } = start(files);
    for (const [content, paths] of [
      [undefined, []],
      [null, []],
      [[null], []],
      [contents[0], ['/0']],
      [undefined, ['/0']],
    ] as const) {
      files[0] = content;
      expect((await load([0])).paths).toEqual(paths);
    }
    expect(read).toEqual([0, 0, 0, 0]);
  });
  it('requests a file once while it is loading', async () => {
    const { load, read } = start();
    await Promise.all([load([0]), load([1])]);
    expect(read).toEqual([0]);
  });
});
