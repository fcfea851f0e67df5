import { describe, expect, it } from '@rstest/core';
import { stringify } from 'yaml';
import { Documents, type Located } from '../../../../../plugins/site/openapi/documents';
import { exampleOf } from '../../../../../plugins/site/openapi/example';
import { type Shape, shapeOf } from '../../../../../plugins/site/openapi/shape';
import { temporaryFolder } from '../../temporaryFolder';

/** Reads the schema `A` among others. */
async function read<Result>(
  schemas: Record<string, object>,
  use: (documents: Documents, at: Located) => Result,
): Promise<[result: Result, problems: string[]]> {
  const folder = await temporaryFolder();
  try {
    const documents = new Documents(await folder.put('a.yaml', stringify(schemas)));
    const result = use(documents, documents.get(documents.top(), 'A'));
    return [result, [...documents.problems]];
  } finally {
    await folder.remove();
  }
}

const shape = async (schemas: Record<string, object>): Promise<Shape> => (await read(schemas, shapeOf))[0];

const example = async (
  schemas: Record<string, object>,
  direction: 'request' | 'response' = 'request',
): Promise<unknown> => (await read(schemas, (documents, at) => exampleOf(documents, at, direction)))[0];

describe('a schema', () => {
  it('has the fields and limits of its parts', async () => {
    const { properties, required, limits, description, types, named } = await shape({
      A: {
        allOf: [{ $ref: '#/B' }, { properties: { c: {} }, required: ['c'], minProperties: 1 }],
        properties: { a: {} },
        description: 'Own.',
      },
      B: { type: 'object', properties: { b: {} }, required: ['b'], description: 'Of a part.' },
    });
    expect([...properties.keys()]).toEqual(['b', 'c', 'a']);
    expect([...required]).toEqual(['b', 'c']);
    expect(limits).toEqual({ minProperties: 1 });
    expect({ description, types, named }).toEqual({
      description: 'Own.',
      types: ['object'],
      named: undefined,
    });
  });

  it('keeps the name of its only part, but not its description where it has one', async () => {
    const found = await shape({
      A: { allOf: [{ $ref: '#/B' }], description: 'Own.' },
      B: { type: 'object', description: 'B.' },
    });
    expect(found.named?.path).toEqual(['B']);
    expect(found.description).toBe('Own.');
  });

  it.each([
    [{ type: 'string', nullable: true }],
    [{ type: ['string', 'null'] }],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }],
    [{ oneOf: [{ type: 'null' }, { $ref: '#/B' }] }],
    [{ allOf: [{ $ref: '#/C' }] }],
  ])('may be null: %o', async A => {
    const found = await shape({ A, B: { type: 'string' }, C: { type: 'string', nullable: true } });
    expect(found).toMatchObject({ types: ['string'], isNullable: true, choices: [] });
  });

  it('that is a part of itself is reported', async () => {
    const [, problems] = await read(
      { A: { allOf: [{ $ref: '#/B' }] }, B: { allOf: [{ $ref: '#/A' }] } },
      shapeOf,
    );
    expect(problems).toEqual([
      expect.stringMatching(/a\.yaml:\d+ \(#\/.*\): the schema is a part of itself$/),
    ]);
  });
});

describe('an example', () => {
  it.each<[schema: object, value: unknown]>([
    [{ type: 'string', format: 'date' }, '2026-01-31'],
    [{ type: 'string', maxLength: 2 }, 'te'],
    [{ type: 'string', minLength: 6 }, 'textte'],
    [{ type: 'integer', minimum: 5 }, 5],
    [{ type: 'integer', exclusiveMinimum: 5 }, 6],
    [{ type: 'integer', minimum: 5, exclusiveMinimum: true, multipleOf: 4 }, 12],
    [{ type: 'number', maximum: 0 }, 0],
    [{ enum: ['b', 'a'] }, 'b'],
    [{ const: 3 }, 3],
    [{ type: 'integer', default: 7 }, 7],
    [{ type: 'integer', default: 7, examples: [8] }, 8],
    [{ type: 'array', items: { type: 'boolean' } }, [true]],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, { key: true }],
    [{ oneOf: [{ type: 'boolean' }, { type: 'string' }] }, true],
  ])('of %o', async (A, value) => {
    expect(await example({ A })).toEqual(value);
  });

  it('has what is sent in its direction', async () => {
    const properties = {
      id: { type: 'integer', readOnly: true },
      secret: { type: 'string', writeOnly: true },
      old: { type: 'string', deprecated: true },
    };
    expect(await example({ A: { properties } })).toEqual({ secret: 'text' });
    expect(await example({ A: { properties } }, 'response')).toEqual({ id: 1 });
  });

  it('ends where a schema contains itself', async () => {
    const A = {
      type: 'object',
      properties: { up: { $ref: '#/A' }, all: { type: 'array', items: { $ref: '#/A' } }, b: { $ref: '#/B' } },
    };
    const B = {
      type: 'object',
      required: ['a'],
      properties: { a: { anyOf: [{ $ref: '#/A' }, { type: 'null' }] } },
    };
    const [value] = await read({ A, B, Top: { $ref: '#/A' } }, documents =>
      exampleOf(documents, { value: { $ref: '#/A' }, file: documents.file, path: ['Top'] }, 'request'),
    );
    expect(value).toEqual({ all: [], b: { a: null } });
  });

  it('has only what is required where it is deep', async () => {
    const level = (inner: object) => ({
      type: 'object',
      required: ['in'],
      properties: { in: inner, a: { type: 'integer' } },
    });
    expect(await example({ A: level(level(level({ type: 'boolean' }))) })).toEqual({
      in: { in: { in: true }, a: 1 },
      a: 1,
    });
  });

  it('says which of the choices it is', async () => {
    const schemas = {
      A: {
        oneOf: [{ $ref: '#/B' }, { $ref: '#/C' }],
        discriminator: { propertyName: 'by', mapping: { post: '#/B' } },
        properties: { days: { type: 'integer' } },
      },
      B: { type: 'object', properties: { by: { type: 'string' }, address: { type: 'string' } } },
      C: { type: 'object' },
    };
    expect(await example(schemas)).toEqual({ by: 'post', address: 'text', days: 1 });
  });
});
