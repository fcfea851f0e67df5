import { describe, expect, it } from '@rstest/core';
import type { SearchEngine, StoredRecord } from '../../../../../plugins/site/search-server/engine';
import { push } from '../../../../../plugins/site/search-server/push';
import { record } from './records';

/** An engine in memory that notes what it is asked to do. */
function memoryEngine() {
  const calls: string[] = [];
  const collections = new Map<string, Map<string, StoredRecord>>();
  const engine: SearchEngine = {
    name: 'typesense',
    search: async () => [],
    collections: async () => [...collections.keys()],
    async prepare(collection, lang) {
      calls.push(`prepare ${collection} ${lang}`);
      if (!collections.has(collection)) collections.set(collection, new Map());
    },
    stamps: async collection =>
      new Map([...(collections.get(collection) ?? [])].map(([id, { stamp }]) => [id, stamp])),
    async write(collection, records) {
      calls.push(`write ${collection} ${records.length}`);
      for (const each of records) collections.get(collection)!.set(each.id, each);
    },
    async remove(collection, ids) {
      calls.push(`remove ${collection} ${ids.length}`);
      for (const id of ids) collections.get(collection)!.delete(id);
    },
  };
  return { engine, calls, collections };
}

const pages = (count: number, content = '') =>
  Array.from({ length: count }, (_, position) => record(`/page/${position}`, `Page ${position}`, content));

describe('push', () => {
  it('writes everything before it removes anything, in batches of 100', async () => {
    const { engine, calls } = memoryEngine();
    await push({ engine, index: 'docs', records: [...pages(150), record('/zh/a', '页')] });
    calls.length = 0;
    const next = [...pages(250, 'new').slice(120), record('/zh/b', '页')];
    expect(await push({ engine, index: 'docs', records: next })).toEqual({
      added: 101,
      changed: 30,
      removed: 121,
      unchanged: 0,
    });
    expect(calls).toEqual([
      'prepare docs-en en',
      'write docs-en 100',
      'write docs-en 30',
      'prepare docs-zh zh',
      'write docs-zh 1',
      'remove docs-en 100',
      'remove docs-en 20',
      'remove docs-zh 1',
    ]);
  });

  it('makes smaller batches of long pages, and sends one that is too long for any by itself', async () => {
    const { engine, calls } = memoryEngine();
    await push({
      engine,
      index: 'docs',
      records: [...pages(4, 'a'.repeat(900_000)), ...pages(6, 'a'.repeat(2_500_000)).slice(4)],
    });
    expect(calls.filter(call => call.startsWith('write'))).toEqual([
      'write docs-en 2',
      'write docs-en 2',
      'write docs-en 1',
      'write docs-en 1',
    ]);
  });

  it.each([
    ['the text', { content: 'other' }],
    ['the title', { title: 'other' }],
    ['the keywords', { keywords: ['other'] }],
    ['a heading', { toc: [{ text: 'Other', id: 'other', depth: 2, charIndex: 0 }] }],
  ])('sees a change of %s', async (_, change) => {
    const { engine } = memoryEngine();
    const page = record('/page', 'Page');
    await push({ engine, index: 'docs', records: [page] });
    expect(await push({ engine, index: 'docs', records: [{ ...page }] })).toMatchObject({ unchanged: 1 });
    expect(await push({ engine, index: 'docs', records: [{ ...page, ...change }] })).toMatchObject({
      changed: 1,
    });
  });

  it('sends nothing when nothing differs, and nothing at all in a dry run', async () => {
    const { engine, calls } = memoryEngine();
    const report = { added: 3, changed: 0, removed: 0, unchanged: 0 };
    expect(await push({ engine, index: 'docs', records: pages(3), dryRun: true })).toEqual(report);
    expect(calls).toEqual([]);
    await push({ engine, index: 'docs', records: pages(3) });
    calls.length = 0;
    await push({ engine, index: 'docs', records: pages(3) });
    expect(calls).toEqual(['prepare docs-en en']);
  });

  it('keeps each version in a collection of its own, and moves a page whose version changes', async () => {
    const { engine, calls } = memoryEngine();
    const page = record('/page', 'Page', '', { version: '1.x' });
    await push({ engine, index: 'docs', records: [page, { ...page, version: '2.x', id: 'other' }] });
    expect(calls.filter(call => call.startsWith('write'))).toEqual([
      'write docs-en-1_x 1',
      'write docs-en-2_x 1',
    ]);
    const moved = { ...page, version: '2.x' };
    expect(await push({ engine, index: 'docs', records: [moved, { ...moved, id: 'other' }] })).toEqual({
      added: 1,
      changed: 0,
      removed: 1,
      unchanged: 1,
    });
  });

  it('writes languages in capitals to collections in lower case', async () => {
    const { engine, calls } = memoryEngine();
    await push({
      engine,
      index: 'docs',
      records: [record('/a', 'A', '', { lang: 'zh-CN' }), record('/b', 'B', '', { lang: '' })],
    });
    expect(calls).toContain('write docs-zh-cn 1');
    expect(calls).toContain('write docs-all 1');
  });

  it('tells an index from one whose name begins with its own', async () => {
    const { engine, collections } = memoryEngine();
    await push({ engine, index: 'docs-api', records: pages(2) });
    expect(await push({ engine, index: 'docs', records: pages(1) })).toMatchObject({ added: 1, removed: 0 });
    expect(collections.get('docs-api-en')?.size).toBe(2);
  });

  it('runs in a transaction where the engine has one, and without one in a dry run', async () => {
    const { engine, calls } = memoryEngine();
    engine.transaction = async work => {
      calls.push('begin');
      const result = await work();
      calls.push('commit');
      return result;
    };
    await push({ engine, index: 'docs', records: pages(1), dryRun: true });
    await push({ engine, index: 'docs', records: pages(1) });
    expect(calls).toEqual(['begin', 'prepare docs-en en', 'write docs-en 1', 'commit']);
  });
});
