import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import type { SearchEngine } from '../../../../../plugins/site/search-server/engine';
import { handlerWith } from '../../../../../plugins/site/search-server/handler';
import { push } from '../../../../../plugins/site/search-server/push';
import { type Operation, type Stored, startDocumentedEngine } from './documentedEngine';
import { record, site } from './records';

/** What the collections of an engine contain: records by id. */
export type Collections = Map<string, Map<string, Stored>>;

const key = 'k3y';
const origin = 'https://docs.example.com';

/** Tests that every engine with an HTTP API passes, against its published API. */
export function describeEngine(
  name: string,
  create: (options: { url: string; key?: string }) => SearchEngine,
  keyHeader: [name: string, value: string],
  operations: (collections: Collections) => Operation[],
): void {
  describe(name, () => {
    const collections: Collections = new Map();
    let server: Awaited<ReturnType<typeof startDocumentedEngine>>;
    let engine: SearchEngine;
    beforeAll(async () => {
      server = await startDocumentedEngine(operations(collections), keyHeader);
      engine = create({ url: `${server.url}/`, key });
    });
    afterAll(() => server.close());

    const ask = async (query: string, asked = engine) => {
      const logged: unknown[] = [];
      const handler = handlerWith(
        { engine: asked, origin },
        { now: Date.now, logError: error => logged.push(error) },
      );
      const request = new Request(`https://search.example.com/?${query}`, { headers: { origin } });
      const response = await handler(request);
      return { status: response.status, text: await response.text(), log: logged.join('\n') };
    };
    const ids = (collection: string) => [...(collections.get(collection)?.keys() ?? [])];

    it('counts without creating anything', async () => {
      expect(await push({ engine, index: 'docs', records: site, dryRun: true })).toMatchObject({ added: 7 });
      expect(collections.size).toBe(0);
    });

    it('adds the records of both languages, each to its own collection', async () => {
      expect(await push({ engine, index: 'docs', records: site })).toEqual({
        added: 7,
        changed: 0,
        removed: 0,
        unchanged: 0,
      });
      expect([ids('docs-en').length, ids('docs-zh').length]).toEqual([4, 3]);
    });

    it('finds them through the handler, without what only the push needs', async () => {
      const { status, text } = await ask('keyword=quick&limit=7&searchIndexes=docs&lang=en');
      const { toc, content, routePath, id, title, domain, description } = site[2]!;
      expect([status, JSON.parse(text)]).toEqual([
        200,
        [{ index: 'docs', hits: [{ id, title, content, routePath, domain, toc, description }] }],
      ]);
      const limited = await ask('keyword=e&limit=2&lang=en');
      expect(JSON.parse(limited.text)[0].hits.length).toBe(2);
      const chinese = await ask('keyword=快速&limit=7&lang=zh');
      expect(JSON.parse(chinese.text)[0].hits).toMatchObject([{ routePath: '/zh/guide/start' }]);
    });

    it('writes and removes only what differs, also a whole language', async () => {
      const [first, , ...rest] = site.filter(({ lang }) => lang === 'en');
      const next = [{ ...first!, content: 'changed' }, ...rest, record('/new', 'New')];
      const report = { added: 1, changed: 1, removed: 4, unchanged: 2 };
      expect(await push({ engine, index: 'docs', records: next })).toEqual(report);
      expect(ids('docs-en').sort()).toEqual(next.map(({ id }) => id).sort());
      expect(ids('docs-zh')).toEqual([]);
      expect(collections.get('docs-en')!.get(first!.id)!.content).toBe('changed');
      expect(await push({ engine, index: 'docs', records: next })).toMatchObject({ unchanged: 4, added: 0 });
    });

    it('leaves records alone that it has not written, and other indexes', async () => {
      await push({ engine, index: 'docs-blog', records: [record('/blog', 'Blog')] });
      collections
        .get('docs-en')!
        .set('by-hand', { ...collections.get('docs-en')!.values().next().value!, stamp: '' });
      const report = await push({ engine, index: 'docs', records: [record('/new', 'New')] });
      expect(report).toMatchObject({ removed: 3, unchanged: 1 });
      expect(ids('docs-en')).toEqual([record('/new', '').id, 'by-hand']);
      expect(ids('docs-blog-en').length).toBe(1);
    });

    it('reads the stamps of more records than fit into one answer', async () => {
      const many = Array.from({ length: 2300 }, (_, position) =>
        record(`/many/${position}`, `Page ${position}`),
      );
      await push({ engine, index: 'many', records: many });
      expect(await push({ engine, index: 'many', records: many })).toMatchObject({
        unchanged: 2300,
        added: 0,
      });
    });

    it('repeats requests that fail because the engine is busy', async () => {
      server.faults.push(503, 429);
      expect(await push({ engine, index: 'docs', records: [record('/new', 'New')] })).toMatchObject({
        unchanged: 1,
      });
    });

    it('loses nothing when a push fails in the middle: the next one completes it', async () => {
      const old = [record('/a', 'Old a'), record('/b', 'Old b')];
      await push({ engine, index: 'fault', records: old });
      const next = [
        ...Array.from({ length: 150 }, (_, n) => record(`/n${n}`, `New ${n}`)),
        record('/a', 'New a'),
      ];
      let writes = 0;
      const failing: SearchEngine = {
        ...engine,
        write: async (collection, records) => {
          if (++writes === 2) throw new Error('The network is gone.');
          await engine.write(collection, records);
        },
      };
      await expect(push({ engine: failing, index: 'fault', records: next })).rejects.toThrow(
        'network is gone',
      );
      expect(ids('fault-en')).toEqual(expect.arrayContaining(old.map(({ id }) => id)));
      expect(collections.get('fault-en')!.get(old[0]!.id)!.title).toBe('Old a');
      expect(await push({ engine, index: 'fault', records: next })).toMatchObject({ removed: 1 });
      expect(ids('fault-en').sort()).toEqual(next.map(({ id }) => id).sort());
    });

    it.each<[string, number, RegExp]>([
      ['fails', 500, /status 500.*internal secret/],
      ['knows no such index', 404, /status 404/],
    ])('keeps to itself why the engine %s', async (_, fault, log) => {
      server.faults.push(fault);
      const answer = await ask('keyword=new&limit=7&lang=en');
      expect(answer).toMatchObject({ status: 503, text: '[{"index":"docs","hits":[]}]' });
      expect(answer.log).toMatch(log);
      expect(answer.log).not.toContain(key);
    });

    it('says that the key is wrong', async () => {
      const stranger = create({ url: server.url, key: 'wrong' });
      await expect(push({ engine: stranger, index: 'docs', records: site })).rejects.toThrow(
        'The key is missing, invalid or lacks a permission.',
      );
    });

    it('has no results and logs the address when the engine is down', async () => {
      const down = create({ url: 'http://127.0.0.1:9', key });
      const answer = await ask('keyword=new&limit=7&lang=en', down);
      expect(answer).toMatchObject({ status: 503, text: '[{"index":"docs","hits":[]}]' });
      expect(answer.log).toContain('cannot be reached at http://127.0.0.1:9');
    });

    it('sends only requests that the published API describes', () => {
      expect(server.problems).toEqual([]);
      expect(server.asked.length).toBeGreaterThan(0);
    });
  });
}
