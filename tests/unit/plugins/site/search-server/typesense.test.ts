import { expect, it } from '@rstest/core';
import { z } from 'zod';
import { typesense } from '../../../../../plugins/site/search-server/typesense';
import { matching, type Stored, startDocumentedEngine, storedRecord } from './documentedEngine';
import { describeEngine } from './engineContract';

// https://github.com/typesense/typesense-api-spec/blob/master/openapi.yml
describeEngine('Typesense', typesense, ['x-typesense-api-key', 'k3y'], collections => {
  const missing: [number, unknown] = [404, { message: 'Not Found' }];
  return [
    {
      method: 'GET',
      path: /^\/collections$/,
      answer: () => [200, [...collections.keys()].map(name => ({ name, fields: [], num_documents: 0 }))],
    },
    {
      method: 'POST',
      path: /^\/collections$/,
      body: z.strictObject({
        name: z.string(),
        fields: z.array(
          z.strictObject({
            name: z.string(),
            type: z.enum(['string', 'string[]']),
            locale: z.enum(['zh']).optional(),
          }),
        ),
      }),
      answer({ body }) {
        if (collections.has(body.name)) return [409, { message: 'A collection with this name exists.' }];
        const chinese = body.fields.every(({ locale }: { locale?: string }) => locale === 'zh');
        if (chinese !== body.name.endsWith('-zh')) return [400, { message: 'wrong locale' }];
        collections.set(body.name, new Map());
        return [201, { ...body, num_documents: 0, created_at: 0 }];
      },
    },
    {
      method: 'GET',
      path: /^\/collections\/([\w-]+)\/documents\/export$/,
      query: z.strictObject({ include_fields: z.string().optional() }),
      answer({ groups: [name], query }) {
        const collection = collections.get(name!);
        if (!collection) return missing;
        const fields = query.include_fields!.split(',');
        const pick = (stored: Stored) =>
          Object.fromEntries(Object.entries(stored).filter(([field]) => fields.includes(field)));
        return [
          200,
          [...collection].map(([id, stored]) => JSON.stringify({ ...pick(stored), id })).join('\n'),
        ];
      },
    },
    {
      method: 'POST',
      path: /^\/collections\/([\w-]+)\/documents\/import$/,
      query: z.strictObject({ action: z.enum(['create', 'update', 'upsert', 'emplace']) }),
      body: z.array(storedRecord),
      answer({ groups: [name], body }) {
        const collection = collections.get(name!);
        if (!collection) return missing;
        for (const stored of body) collection.set(stored.id, stored);
        return [200, body.map(() => '{"success":true}').join('\n')];
      },
    },
    {
      method: 'DELETE',
      path: /^\/collections\/([\w-]+)\/documents\/([\w-]+)$/,
      answer: ({ groups: [name, id] }) => (collections.get(name!)?.delete(id!) ? [200, { id }] : missing),
    },
    {
      method: 'GET',
      path: /^\/collections\/([\w-]+)\/documents\/search$/,
      query: z.strictObject({
        q: z.string(),
        query_by: z.literal('title,headings,keywords,description,content'),
        query_by_weights: z.string().regex(/^(\d+,){4}\d+$/),
        per_page: z.string().regex(/^\d+$/),
        exclude_fields: z.string(),
      }),
      answer({ groups: [name], query }) {
        const collection = collections.get(name!);
        if (!collection) return missing;
        const found = matching(collection.values(), query.q!, Number(query.per_page));
        return [
          200,
          { found: found.length, page: 1, hits: found.map(document => ({ document, highlights: [] })) },
        ];
      },
    },
  ];
});

it('reports a document that Typesense refuses with status 200', async () => {
  const server = await startDocumentedEngine(
    [
      {
        method: 'POST',
        path: /import$/,
        query: z.any(),
        body: z.any(),
        answer: () => [
          200,
          '{"success":true}\n{"success":false,"error":"Field `title` must be a string.","code":400}',
        ],
      },
    ],
    ['x-typesense-api-key', 'k3y'],
  );
  const { write } = typesense({ url: server.url, key: 'k3y' });
  await expect(write('docs-en', [])).rejects.toThrow('refused a record of docs-en: Field `title` must be');
  await server.close();
});
