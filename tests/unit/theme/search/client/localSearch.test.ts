import { afterEach, describe, expect, it, rstest } from '@rstest/core';
import { localSearch } from '../../../../../theme/search/client/localSearch';
import type { Stage } from '../../../../../theme/search/client/searchService';
import { page } from '../samplePages';

afterEach(() => {
  rstest.restoreAllMocks();
});

const data = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer as ArrayBuffer;
const titles = data([page('/a', 'Port')]);
const full = data([page('/a', 'Port', 'A port.')]);

/** A search without a worker, and the stages that it reaches. */
function start(files: { titles: Promise<ArrayBuffer>; full: Promise<ArrayBuffer> }) {
  const stages: Array<[Stage, boolean]> = [];
  const local = localSearch({ url: '/x', broken: Promise.resolve(), ...files }, (stage, failed) =>
    stages.push([stage, failed]),
  );
  return { local, stages };
}

describe('localSearch, where workers are blocked', () => {
  it('finds titles, then all text, in the page', async () => {
    let load = (_: ArrayBuffer) => {};
    const loading = new Promise<ArrayBuffer>(resolve => {
      load = resolve;
    });
    const types: string[][] = [];
    const local = localSearch(
      { url: '/x', broken: Promise.resolve(), titles: Promise.resolve(titles), full: loading },
      async () => {
        types.push((await local.find('port', 7)).map(({ type }) => type));
        load(full);
      },
    );
    await local.complete;
    await local.find('port', 7);
    expect(types).toEqual([['title'], ['title', 'content']]);
  });

  it('answers queries that came before anything had loaded', async () => {
    const never = new Promise<ArrayBuffer>(() => {});
    expect(await start({ titles: never, full: never }).local.find('port', 7)).toEqual([]);
  });

  it('needs no titles', async () => {
    const { local, stages } = start({
      titles: Promise.reject(new Error('404')),
      full: Promise.resolve(full),
    });
    await local.complete;
    expect(stages).toEqual([['full', false]]);
  });

  it('logs a failure, then searches an empty index', async () => {
    const log = rstest.spyOn(console, 'error').mockImplementation(() => {});
    const { local, stages } = start({
      titles: Promise.resolve(titles),
      full: Promise.reject(new Error('503')),
    });
    await local.complete;
    expect(stages.at(-1)).toEqual(['full', true]);
    expect(log.mock.calls[0]).toEqual([
      'Failed to fetch search index, please reload the page and try again.',
    ]);
    expect(await local.find('port', 7)).toEqual([]);
  });

  it('reports nothing after it was closed', async () => {
    const { local, stages } = start({ titles: Promise.resolve(titles), full: Promise.resolve(full) });
    local.close();
    await new Promise(resolve => setTimeout(resolve));
    expect(stages).toEqual([]);
  });
});
