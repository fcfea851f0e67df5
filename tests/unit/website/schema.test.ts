import { describe, expect, it } from '@rstest/core';
import { z } from 'zod';
import { literal, optionsOf, typeOf } from '../../../website/generate/schema';

describe('the type of an option', () => {
  it.each([
    ['string', z.string().min(1)],
    ['number', z.int().default(3)],
    ["'a' | 'b'", z.enum(['a', 'b']).optional()],
    ["('a' | 'b')[]", z.array(z.enum(['a', 'b']))],
    ['string[][]', z.array(z.array(z.string()))],
    ['Record<string, string | false>', z.record(z.string(), z.union([z.string(), z.literal(false)]))],
    ['string | object', z.union([z.string(), z.strictObject({ src: z.string() })])],
    ['string', z.union([z.string().startsWith('/'), z.string().url()])],
    ['string', z.string().transform(Number)],
  ])('is %s', (type, schema) => {
    expect(typeOf(schema)).toBe(type);
  });
});

describe('the options of a schema', () => {
  it('are listed in order, nested ones after the option that has them, with path, need and default', () => {
    const schema = z.strictObject({
      feeds: z.array(z.strictObject({ id: z.string(), limit: z.int().default(50) })),
      image: z.union([z.string(), z.strictObject({ alt: z.string().optional() })]).optional(),
      patches: z.strictObject({ routes: z.boolean().optional() }).optional(),
    });
    expect(optionsOf(schema)).toEqual([
      { path: 'feeds', type: 'object[]', isRequired: true },
      { path: 'feeds[].id', type: 'string', isRequired: true },
      { path: 'feeds[].limit', type: 'number', isRequired: false, default: '50' },
      { path: 'image', type: 'string | object', isRequired: false },
      { path: 'image.alt', type: 'string', isRequired: false },
      { path: 'patches', type: 'object', isRequired: false },
      { path: 'patches.routes', type: 'boolean', isRequired: false },
    ]);
  });
});

describe('a default', () => {
  it.each([
    ["'docs'", 'docs'],
    ["['rss', 'atom']", ['rss', 'atom']],
    ["{ zh: 'zh-CN', en: 'en-GB' }", { zh: 'zh-CN', en: 'en-GB' }],
    ["{ '*': 160 }", { '*': 160 }],
    ['{}', {}],
    ['true', true],
  ])('is written as %s', (text, value) => {
    expect(literal(value)).toBe(text);
  });
});
