import { expect, it } from '@rstest/core';
import { z } from 'zod';
import { meilisearch } from '../../../../../plugins/site/search-server/meilisearch';
import { matching, startDocumentedEngine, storedRecord } from './documentedEngine';
import { describeEngine } from './engineContract';

const auth: [string, string] = ['authorization', 'Bearer k3y'];
const missing: [number, unknown] = [404, { message: 'Index not found.', code: 'index_not_found' }];

// https://www.meilisearch.com/docs/reference/api
describeEngine('Meilisearch', meilisearch, auth, collections => {
  // Work is done when its task is asked for the second time, as in a queue.
  const queue: Array<{ work: () => void; looks: number }> = [];
  const enqueue = (work: () => void): [number, unknown] => {
    queue.push({ work, looks: 0 });
    return [202, { taskUid: queue.length - 1, status: 'enqueued', type: 'any', enqueuedAt: '2026-01-01' }];
  };
  return [
    {
      method: 'GET',
      path: /^\/indexes$/,
      query: z.strictObject({ limit: z.string().regex(/^\d+$/) }),
      answer: () => [
        200,
        { results: [...collections.keys()].map(uid => ({ uid, primaryKey: 'id' })), total: 0 },
      ],
    },
    {
      method: 'GET',
      path: /^\/indexes\/([\w-]+)$/,
      answer: ({ groups: [name] }) =>
        collections.has(name!) ? [200, { uid: name, primaryKey: 'id' }] : missing,
    },
    {
      method: 'PATCH',
      path: /^\/indexes\/([\w-]+)\/settings$/,
      body: z.strictObject({ searchableAttributes: z.array(z.string()).nonempty() }),
      // Creates the index if there is none.
      answer: ({ groups: [name] }) =>
        enqueue(() => collections.set(name!, collections.get(name!) ?? new Map())),
    },
    {
      method: 'GET',
      path: /^\/tasks\/(\d+)$/,
      answer({ groups: [name] }) {
        const task = queue[Number(name)]!;
        if (++task.looks === 2) task.work();
        return [200, { uid: Number(name), status: task.looks < 2 ? 'processing' : 'succeeded', error: null }];
      },
    },
    {
      method: 'POST',
      path: /^\/indexes\/([\w-]+)\/documents\/fetch$/,
      body: z.strictObject({ fields: z.array(z.string()), limit: z.int(), offset: z.int() }),
      answer({ groups: [name], body: { offset, limit } }) {
        const collection = collections.get(name!);
        if (!collection) return missing;
        const all = [...collection].map(([id, { stamp }]) => ({ id, stamp }));
        return [200, { results: all.slice(offset, offset + limit), offset, limit, total: all.length }];
      },
    },
    {
      method: 'POST',
      path: /^\/indexes\/([\w-]+)\/documents$/,
      query: z.strictObject({ primaryKey: z.literal('id') }),
      body: z.array(storedRecord),
      answer: ({ groups: [name], body }) =>
        enqueue(() => {
          for (const stored of body) collections.get(name!)!.set(stored.id, stored);
        }),
    },
    {
      method: 'POST',
      path: /^\/indexes\/([\w-]+)\/documents\/delete-batch$/,
      body: z.array(z.string()),
      answer: ({ groups: [name], body }) =>
        enqueue(() => {
          for (const id of body) collections.get(name!)!.delete(id);
        }),
    },
    {
      method: 'POST',
      path: /^\/indexes\/([\w-]+)\/search$/,
      body: z.strictObject({ q: z.string(), limit: z.int() }),
      answer({ groups: [name], body: { q, limit } }) {
        const collection = collections.get(name!);
        return collection
          ? [200, { hits: matching(collection.values(), q, limit), query: q, limit, offset: 0 }]
          : missing;
      },
    },
  ];
});

it('reports a task that fails after it was accepted', async () => {
  const server = await startDocumentedEngine(
    [
      {
        method: 'POST',
        path: /documents$/,
        query: z.any(),
        body: z.any(),
        answer: () => [202, { taskUid: 7 }],
      },
      {
        method: 'GET',
        path: /^\/tasks\/7$/,
        answer: () => [
          200,
          { status: 'failed', error: { message: 'No space left.', code: 'no_space_left_on_device' } },
        ],
      },
    ],
    auth,
  );
  const { write } = meilisearch({ url: server.url, key: 'k3y' });
  await expect(write('docs-en', [])).rejects.toThrow(
    'POST /indexes/docs-en/documents?primaryKey=id: No space left.',
  );
  await server.close();
});
