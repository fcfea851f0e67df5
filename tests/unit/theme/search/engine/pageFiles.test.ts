import { describe, expect, it } from '@rstest/core';
import { PageFiles } from '../../../../../theme/search/engine/pageFiles';
import { page } from '../samplePages';

const documents = Array.from({ length: 6 }, (_, number) => page(`/${number}`, `Page ${number}`));
const contents: unknown[] = [documents.slice(0, 2), documents.slice(2, 5), documents.slice(5)];
const load = async (pages: number[], files = contents) => {
  const read: number[] = [];
  const found = await new PageFiles({ groups: [0, 2, 5] }, async ({ number }) => {
    read.push(number);
    if (files[number] === undefined) throw new Error('404');
    return files[number];
  }).load(pages);
  return { read, found: [...found].map(([number, { routePath }]) => [number, routePath]) };
};

describe('PageFiles', () => {
  it('reads the file of each page once', async () => {
    const { read, found } = await load([4, 0, 2, 5]);
    expect(found).toEqual([
      [4, '/4'],
      [0, '/0'],
      [2, '/2'],
      [5, '/5'],
    ]);
    expect(read).toEqual([1, 0, 2]);
  });
  it('leaves out pages whose file cannot be read', async () => {
    for (const damaged of [undefined, null, {}, [null, 7, { title: 'Page' }]]) {
      const { found } = await load([0, 2, 3, 4], [contents[0], damaged]);
      expect(found).toEqual([[0, '/0']]);
    }
  });

  it('reads a file once for several queries, and again only where it could not be read', async () => {
    const answers: unknown[] = [undefined, null, [null], contents[0], contents[0]];
    const read: number[] = [];
    const files = new PageFiles({ groups: [0] }, async ({ number }) => {
      read.push(number);
      const answer = answers.shift();
      if (answer === undefined) throw new Error('404');
      return answer;
    });
    for (const found of [0, 0, 0, 1, 1, 1]) expect((await files.load([0])).size).toBe(found);
    expect(read).toEqual([0, 0, 0, 0]);
  });

  it('requests a file once while it is loading', async () => {
    let reads = 0;
    const files = new PageFiles({ groups: [0] }, async () => {
      reads++;
      return contents[0];
    });
    await Promise.all([files.load([0]), files.load([1])]);
    expect(reads).toBe(1);
  });
});
