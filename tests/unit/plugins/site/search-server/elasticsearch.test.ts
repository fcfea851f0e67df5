import { describe, expect, it } from '@rstest/core';
import { z } from 'zod';
import { elasticsearch } from '../../../../../plugins/site/search-server/elasticsearch';
import { matching, type Stored, startDocumentedEngine, storedRecord } from './documentedEngine';
import { describeEngine } from './engineContract';

const auth: [string, string] = ['authorization', 'ApiKey k3y'];
const missing: [number, unknown] = [404, { error: { type: 'index_not_found_exception' }, status: 404 }];

/** An action line of the bulk API; `index` is followed by a line with the document. */
const action = z.union([
  z.strictObject({ index: z.strictObject({ _index: z.string(), _id: z.string() }) }),
  z.strictObject({ delete: z.strictObject({ _index: z.string(), _id: z.string() }) }),
]);

/** Body of a search for records, and of one for stamps. */
const searchBody = z.union([
  z.strictObject({
    size: z.int(),
    _source: z.strictObject({ excludes: z.array(z.string()) }),
    query: z.strictObject({
      multi_match: z.strictObject({
        query: z.string(),
        type: z.literal('bool_prefix'),
        fuzziness: z.literal('AUTO'),
        fields: z.array(z.string().regex(/^[a-z]+\^\d+$/)),
      }),
    }),
  }),
  z.strictObject({
    size: z.int().max(10_000),
    _source: z.array(z.string()),
    sort: z.array(z.record(z.string(), z.enum(['asc', 'desc']))),
    search_after: z.array(z.string()).optional(),
  }),
]);

// https://github.com/elastic/elasticsearch-specification and https://github.com/opensearch-project/opensearch-api-specification
describeEngine('Elasticsearch and OpenSearch', elasticsearch, auth, collections => {
  const aliases = new Map<string, string>();
  const page = (
    collection: Map<string, Stored>,
    { size, search_after }: { size: number; search_after?: string[] },
  ) =>
    [...collection]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .filter(([id]) => !search_after || id > search_after[0]!)
      .slice(0, size)
      .map(([_id, { stamp }]) => ({ _id, _source: { stamp }, sort: [_id] }));
  return [
    {
      method: 'GET',
      path: /^\/_alias\/([\w-]+)$/,
      answer({ groups: [alias] }) {
        const names = [...aliases].filter(([, name]) => name === alias).map(([index]) => index);
        const found = names.map(name => [name, { aliases: { [alias!]: {} } }]);
        return names.length > 0 ? [200, Object.fromEntries(found)] : missing;
      },
    },
    {
      method: 'GET',
      path: /^\/([\w-]+)$/,
      answer: ({ groups: [name] }) =>
        collections.has(name!) ? [200, { [name!]: { mappings: {} } }] : missing,
    },
    {
      method: 'PUT',
      path: /^\/([a-z0-9-]+)$/,
      body: z.strictObject({
        aliases: z.record(z.string(), z.strictObject({})),
        mappings: z.strictObject({
          dynamic: z.literal(false),
          properties: z.record(
            z.string(),
            z.union([
              z.strictObject({ type: z.literal('text'), analyzer: z.enum(['english', 'cjk']) }),
              z.strictObject({ type: z.literal('keyword') }),
              z.strictObject({ type: z.literal('object'), enabled: z.literal(false) }),
            ]),
          ),
        }),
      }),
      answer({ groups: [name], body }) {
        const expected = name!.endsWith('-zh') ? 'cjk' : 'english';
        if (body.mappings.properties.content.analyzer !== expected) return [400, { error: 'analyzer' }];
        collections.set(name!, new Map());
        aliases.set(name!, Object.keys(body.aliases)[0]!);
        return [200, { acknowledged: true, shards_acknowledged: true, index: name }];
      },
    },
    {
      method: 'POST',
      path: /^\/([\w-]+)\/_search$/,
      body: searchBody,
      answer({ groups: [name], body }) {
        const collection = collections.get(name!);
        if (!collection) return missing;
        const hits =
          'sort' in body
            ? page(collection, body)
            : matching(collection.values(), body.query.multi_match.query, body.size).map(_source => ({
                _source,
              }));
        return [200, { took: 1, timed_out: false, hits: { hits } }];
      },
    },
    {
      method: 'POST',
      path: /^\/_bulk$/,
      query: z.strictObject({ refresh: z.enum(['true', 'false', 'wait_for']) }),
      body: z.array(z.union([action, storedRecord])),
      answer({ body }) {
        for (const [line, entry] of body.entries()) {
          if (entry.index) collections.get(entry.index._index)!.set(entry.index._id, body[line + 1]);
          if (entry.delete) collections.get(entry.delete._index)!.delete(entry.delete._id);
        }
        return [200, { took: 1, errors: false, items: [] }];
      },
    },
  ];
});

describe('elasticsearch', () => {
  it('reports a record that is refused with status 200', async () => {
    const error = { type: 'mapper_parsing_exception', reason: 'failed to parse field [title]' };
    const items = [{ index: { _id: 'a', status: 201 } }, { index: { _id: 'b', status: 400, error } }];
    const server = await startDocumentedEngine(
      [
        {
          method: 'POST',
          path: /_bulk/,
          query: z.any(),
          body: z.any(),
          answer: () => [200, { errors: true, items }],
        },
      ],
      auth,
    );
    const { remove } = elasticsearch({ url: server.url, key: 'k3y' });
    await expect(remove('docs-en', ['a'])).rejects.toThrow('refused a record: failed to parse field [title]');
    await server.close();
  });

  it('signs in with a user and a password in any alphabet', async () => {
    const value = `Basic ${Buffer.from('reader:pässwörd:1').toString('base64')}`;
    const server = await startDocumentedEngine(
      [{ method: 'GET', path: /_alias/, answer: () => [200, { 'docs-en': {} }] }],
      ['authorization', value],
    );
    const { collections } = elasticsearch({ url: server.url, user: 'reader', password: 'pässwörd:1' });
    expect(await collections('docs')).toEqual(['docs-en']);
    await server.close();
  });
});
