import { describe, expect, it } from '@rstest/core';
import { plainPage } from '../../../../../plugins/shared/writePages';
import { apiOf, document, parseMdx, returning } from './apiOf';

const list = (schema: object, rest: object = {}) => ({
  '/loans': { get: returning(schema, { operationId: 'list', ...rest }) },
});
const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest });

describe('a table of fields', () => {
  it('has types, limits and nested fields', async () => {
    const schema = object(
      {
        name: { type: ['string', 'null'], maxLength: 9, pattern: '^a|b$', description: 'A | <b>.' },
        size: { type: 'integer', minimum: 1, maximum: 9, exclusiveMaximum: true, default: 3 },
        kind: { enum: ['a', 'b'], deprecated: true },
        map: {
          type: 'object',
          additionalProperties: { type: 'array', items: object({ deep: { type: 'boolean' } }) },
        },
        mixed: {
          type: 'array',
          items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
          uniqueItems: true,
        },
      },
      { required: ['size'] },
    );
    const { pages } = await apiOf(document(list(schema)));
    const rows = pages
      .get('loans.mdx')!
      .split('\n')
      .filter(line => line.startsWith('| `'));
    expect(rows.slice(1)).toEqual([
      '| `name` | `string \\| null` | No |  | A \\| \\<b>.<br />Length ≤ `9` · Pattern: `^a\\|b$` |',
      '| `size` | `integer` | Yes | `3` | ≥ `1`, &lt; `9` |',
      '| `kind` | `string` | No |  | **Deprecated**<br />Values: `a`, `b` |',
      '| `map` | `Record<string, object[]>` | No |  |  |',
      '| `map.*[].deep` | `boolean` | No |  |  |',
      '| `mixed` | `(string \\| integer)[]` | No |  | No item twice |',
    ]);
  });

  it('goes down to its depth, and ends in a link where a schema contains itself', async () => {
    const schemas = {
      Subject: object({
        parts: { type: 'array', items: { $ref: '#/components/schemas/Subject' } },
        b: { $ref: '#/components/schemas/B' },
      }),
      B: object({ c: { $ref: '#/components/schemas/C' } }),
      C: object({ d: { type: 'string' } }),
    };
    const names = async (depth: number) => {
      const { pages } = await apiOf(
        document(list({ $ref: '#/components/schemas/Subject' }), schemas),
        {},
        { depth },
      );
      const text = pages.get('loans.mdx')!;
      expect(text).toContain('| `parts` | [`Subject[]`](./schemas.mdx#subject) |');
      expect(pages.get('schemas.mdx')!.match(/^## .*/gm)).toEqual([
        '## B \\{#b}',
        '## C \\{#c}',
        '## Subject \\{#subject}',
      ]);
      return [...text.matchAll(/^\| `([a-z.[\]]+)`/gm)].map(([, name]) => name);
    };
    expect(await names(0)).toEqual(['parts', 'b']);
    expect(await names(1)).toEqual(['parts', 'b', 'b.c']);
    expect(await names(2)).toEqual(['parts', 'b', 'b.c', 'b.c.d']);
  });

  it('lists the schemas of which one fits', async () => {
    const schema = {
      oneOf: [
        { $ref: '#/components/schemas/Post' },
        object({ branch: { type: 'string' } }, { title: 'At <home>' }),
      ],
      discriminator: { propertyName: 'by', mapping: { parcel: '#/components/schemas/Post' } },
    };
    const { pages } = await apiOf(document(list(schema), { Post: object({ by: { type: 'string' } }) }));
    const text = pages.get('loans.mdx')!;
    expect(text).toContain(
      'One of:\n\n1. [`Post`](./schemas.mdx#post) · `by`: `"parcel"`\n2. At \\<home\\> · `object`',
    );
    expect(text).toContain(
      '**2. At \\<home\\>**\n\n| Name | Type | Required |\n| --- | --- | --- |\n| `branch` |',
    );
    expect(text).toContain('`by` tells which one');
  });

  it('has what is sent in its direction', async () => {
    const schema = object({
      id: { type: 'string', readOnly: true },
      pin: { type: 'string', writeOnly: true },
    });
    const { pages } = await apiOf(
      document(
        list(schema, { requestBody: { required: true, content: { 'application/json': { schema } } } }),
      ),
    );
    const [before, after] = pages.get('loans.mdx')!.split('<h3 id="list-responses">');
    expect(before).toMatch(/`pin`.*Write-only/);
    expect(before).toContain('`application/json` · `object` · Required');
    expect(before).not.toContain('| `id`');
    expect(after).toMatch(/`id`.*Read-only/);
    expect(after).not.toContain('| `pin`');
  });
});

describe('examples', () => {
  it('are those of the document with their names, else one that is made', async () => {
    const content = (media: object) =>
      list({}, { responses: { 201: { description: 'A.', content: { 'application/json': media } } } });
    const blocksOf = async (media: object) => {
      const { pages } = await apiOf(document(content(media)));
      return [
        ...pages
          .get('loans.mdx')!
          .matchAll(/(?:\*\*(\w+)\*\*\n\n)?```json title="201 application\/json".*\n(.*)/g),
      ];
    };
    const named = await blocksOf({
      examples: { one: { value: 1 }, two: { summary: 'Second', value: 'text' } },
    });
    expect(named.map(([, name, code]) => [name, code])).toEqual([
      ['one', '1'],
      ['Second', 'text'],
    ]);
    const made = await blocksOf({ schema: { type: 'integer', minimum: 4 } });
    expect(made.map(([, name, code]) => [name, code])).toEqual([[undefined, '4']]);
  });
});

describe('samples', () => {
  const operation = {
    ...returning({}),
    operationId: 'add',
    security: [{ card: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a b' },
      { name: 'dry', in: 'query', required: true, schema: { type: 'boolean' } },
      { name: 'page', in: 'query', schema: { type: 'integer' } },
      { name: 'X-Trace', in: 'header', schema: { type: 'string' }, example: "it's" },
    ],
    requestBody: {
      content: { 'application/json': { schema: object({ name: { type: 'string', example: "O'Neil" } }) } },
    },
  };
  const rest = {
    servers: [{ url: 'https://{host}/v1/', variables: { host: { default: 'a.example' } } }],
    components: { securitySchemes: { card: { type: 'http', scheme: 'bearer' } } },
  };

  it('are a request with everything that it needs', async () => {
    const { pages, problems } = await apiOf(document({ '/loans/{id}': { post: operation } }, {}, rest));
    expect(problems).toEqual([]);
    const text = pages.get('loans.mdx')!;
    expect(text).toContain(`curl -X POST 'https://a.example/v1/loans/a%20b?dry=true' \\
  -H 'X-Trace: it'\\''s' \\
  -H 'Authorization: Bearer <token>' \\
  -H 'Content-Type: application/json' \\
  -d '{
  "name": "O'\\''Neil"
}'
`);
    expect(text).toContain(`const response = await fetch('https://a.example/v1/loans/a%20b?dry=true', {
  method: 'POST',
  headers: {
    'X-Trace': 'it\\'s',
    Authorization: 'Bearer <token>',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    "name": "O'Neil"
  }),
});
`);
    expect(text).toContain('- **Access:** [`card`](./index.mdx#auth-card)');
  });

  it('are in the order of the site; none, if it wants none', async () => {
    const one = await apiOf(document(list({})), {}, { samples: ['javascript'] });
    expect(one.pages.get('loans.mdx')).not.toMatch(/<Tab|curl/);
    expect(one.pages.get('loans.mdx')).toContain("await fetch('https://api.example.com/loans');");
    const none = await apiOf(document(list({})), {}, { samples: [] });
    expect(none.pages.get('loans.mdx')).not.toMatch(/curl|fetch/);
  });
});

describe('pages', () => {
  const info = {
    title: 'A {b}',
    version: '1',
    description: 'All <b>.\n\n# Limits {x}\n\n```json\n{ "a": 1 }\n```',
  };
  const webhooks = { ended: { post: { summary: 'A loan {ends}', responses: {} } } };

  it('have the text of the document, without code that MDX would run', async () => {
    const { pages } = await apiOf(
      document(
        list({}, { summary: 'List <all> {loans}', deprecated: true, description: '{danger}' }),
        {},
        { info, webhooks },
      ),
    );
    expect([...pages.keys()]).toEqual(['index.mdx', 'loans.mdx', 'webhooks.mdx']);
    for (const text of pages.values()) expect(() => parseMdx(text)).not.toThrow();
    const index = pages.get('index.mdx')!;
    expect(index).toMatch(/^---\ndescription: "All \."\neditLink: false\n---\n/);
    expect(index).toContain('# A \\{b\\} \\{#overview}');
    expect(index).toContain('## Limits \\{x\\} \\{#limits-x}');
    expect(index).toContain('| [`POST ended`](./webhooks.mdx#post-ended) | A loan \\{ends\\} |');
    expect(pages.get('loans.mdx')).toContain(
      '## List \\<all\\> \\{loans\\} \\{#list}\n\n:::warning Deprecated\n',
    );
    expect(pages.get('webhooks.mdx')).not.toContain('curl');
  });

  it('say which language the texts have, and have their words in that of the page', async () => {
    const { pages } = await apiOf(
      document(list(object({ a: { description: 'One.' } }), { description: 'All.' })),
      {},
      { lang: 'zh', textLang: 'en' },
    );
    const text = pages.get('loans.mdx')!;
    expect(text).toContain('<div lang="en">\n\nAll.\n\n</div>');
    expect(text).toContain('| 名称 | 类型 | 必填 | 说明 |');
    expect(text).toContain('<span lang="en">One.</span>');
    expect(plainPage(text)).toContain('\n\n### 响应\n\n');
    expect(plainPage(text)).not.toMatch(/<(div|span|h3)\b|nocheck/);
  });

  it('are plain lists where the theme has no component for facts', async () => {
    const { pages } = await apiOf(document(list({})), {}, { hasFacts: false });
    expect(pages.get('loans.mdx')).not.toContain('OptionFacts');
    expect(pages.get('loans.mdx')).toContain('\n\n- **Request:** `GET /loans`\n\n');
  });
});
