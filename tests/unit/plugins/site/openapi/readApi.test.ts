import { describe, expect, it } from '@rstest/core';
import { apiOf, document, returning } from './apiOf';

describe('mistakes in a document', () => {
  it('are reported all at once, with line and pointer', async () => {
    const { problems } = await apiOf(`openapi: 3.0.3
info:
  version: '1'
paths:
  /loans/{id}:
    get:
      operationId: getLoan
      parameters:
        - $ref: '#/components/parameters/Gone'
        - { name: page, in: body }
      responses:
        '20': { description: Odd. }
    delete:
      operationId: getLoan
      security: [{ card: [] }]
      parameters: [{ name: id, in: path }, { name: other, in: path }]
      requestBody:
        $ref: https://example.com/body.yaml
`);
    expect(problems).toEqual([
      'api.yaml:2 (#/info): `info.title` is missing: the name of the API',
      'api.yaml:9 (#/paths/~1loans~1{id}/get/parameters/0): the reference "#/components/parameters/Gone" leads to nothing',
      'api.yaml:10 (#/paths/~1loans~1{id}/get/parameters/1): a parameter needs `name`, and `in` with one of path, query, header, cookie',
      'api.yaml:6 (#/paths/~1loans~1{id}/get): "{id}" of the path has no parameter: add one with `name: id` and `in: path`',
      'api.yaml:12 (#/paths/~1loans~1{id}/get/responses/20): expected a status such as 200, 4XX or `default`, found "20"',
      'api.yaml:13 (#/paths/~1loans~1{id}/delete): the path "/loans/{id}" does not contain its parameter "{other}"',
      'api.yaml:17 (#/paths/~1loans~1{id}/delete/requestBody): the reference "https://example.com/body.yaml" leads to another host, and a build does not load from the network: save the file beside the document and refer to it as "./file.yaml"',
      'api.yaml:14 (#/paths/~1loans~1{id}/delete/operationId): "getLoan" is also the `operationId` of #/paths/~1loans~1{id}/get; each needs its own',
      'api.yaml:15 (#/paths/~1loans~1{id}/delete/security/0): "card" is not in #/components/securitySchemes',
    ]);
  });

  it.each([
    ['a: [', 'api.yaml:1: not valid YAML or JSON: '],
    ['[]', 'api.yaml:1: expected an OpenAPI document'],
    ["swagger: '2.0'", 'api.yaml:1: this is a document of Swagger 2.0; convert it to OpenAPI 3'],
    ['openapi: 4.0.0', 'api.yaml:1: expected `openapi: 3.0.x` or `3.1.x`, found "4.0.0"'],
    ['openapi: 3.1.0\ninfo: { title: A }', 'api.yaml:1: the document has no operations'],
  ])('such as "%s" say what to do', async (source, problem) => {
    const { problems } = await apiOf(source);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});

describe('references', () => {
  const paths = (ref: string) => ({ '/loans': { get: returning({ $ref: ref }, { operationId: 'list' }) } });

  it('lead to other files, and from there on', async () => {
    const files = {
      'schemas/loan.yaml': 'type: object\nproperties: { member: { $ref: ./people.json#/Member } }',
      'schemas/people.json':
        '{ "Member": { "type": "object", "properties": { "card": { "type": "integer" } } } }',
    };
    const { pages, problems } = await apiOf(document(paths('./schemas/loan.yaml')), files);
    expect(problems).toEqual([]);
    expect(pages.get('loans.mdx')).toContain('| `member.card` | `integer` |');
    expect(pages.get('loans.mdx')).toContain('[`loan`](./schemas.mdx#loan)');
  });

  it.each([
    ['./gone.yaml', 'leads to a file that does not exist'],
    ['#/components/schemas/Gone', 'leads to nothing'],
    ['#Loan', 'is no path such as "#/components/schemas/Name"'],
    ['#/components/schemas/A', 'leads to itself'],
  ])('such as %s are reported', async (ref, problem) => {
    const circle = { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } };
    const { problems } = await apiOf(document(paths(ref), circle));
    expect(problems[0]).toMatch(/^api\.yaml:\d+ \(#\//);
    expect(problems.join('\n')).toContain(problem);
  });
});

describe('ids of operations', () => {
  it('are `operationId`, else made from method and path, and never twice', async () => {
    const { api } = await apiOf(
      document({
        '/a/b': { get: {}, put: { operationId: 'replace it' } },
        '/a-b': { get: {} },
        '/c': { get: { operationId: 'get-a-b' } },
      }),
    );
    expect(api!.groups.flatMap(({ operations }) => operations).map(({ id }) => id)).toEqual([
      'get-a-b-1',
      'replace-it',
      'get-a-b-2',
      'get-a-b',
    ]);
  });

  it('are on the page of the first tag, and pages never have the same name', async () => {
    const tags = [
      { name: 'Other', 'x-displayName': 'More' },
      { name: 'loans' },
      { name: 'Loans!' },
      { name: 'index' },
    ];
    const operation = (...names: string[]) => ({ get: returning({}, { tags: names }) });
    const { api, pages, sidebar } = await apiOf(
      document(
        {
          '/a': operation('loans', 'Other'),
          '/b': operation('Loans!'),
          '/c': operation('index'),
          '/d': operation(),
        },
        {},
        { tags, 'x-tagGroups': [{ name: 'Rest', tags: ['index'] }] },
      ),
    );
    expect([...pages.keys()]).toEqual([
      ...['index.mdx', 'other.mdx', 'loans.mdx', 'loans-1.mdx', 'index-1.mdx', 'operations.mdx'],
    ]);
    expect(api!.groups[0]).toMatchObject({ title: 'More', operations: [], elsewhere: [{ path: '/a' }] });
    expect(pages.get('other.mdx')).toContain('[`GET /a`](./loans.mdx#get-a)');
    expect(pages.get('other.mdx')).not.toContain('\\{#get-a}');
    expect(sidebar).toEqual([
      { type: 'file', name: 'index', label: 'Overview' },
      { type: 'file', name: 'other', label: 'More' },
      { type: 'file', name: 'loans', label: 'loans' },
      { type: 'file', name: 'loans-1', label: 'Loans!' },
      { type: 'file', name: 'operations', label: 'Operations' },
      { type: 'section-header', label: 'Rest' },
      { type: 'file', name: 'index-1', label: 'index' },
    ]);
  });

  it('are on pages of the first parts of their paths in a document without tags', async () => {
    const paths = {
      '/api/v1/loans/{id}': { get: {}, put: {} },
      '/{any}': { get: {} },
      '/books': { get: {} },
    };
    const { api } = await apiOf(document(paths));
    expect(api!.groups.map(({ slug, operations }) => [slug, operations.length])).toEqual([
      ['loans', 2],
      ['operations', 1],
      ['books', 1],
    ]);
  });

  it('leave out what is internal', async () => {
    const { api } = await apiOf(document({ '/a': { get: { 'x-internal': true }, put: {} } }));
    expect(api!.groups[0]!.operations.map(({ method }) => method)).toEqual(['PUT']);
  });
});
