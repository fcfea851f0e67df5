import { describe, expect, it } from '@rstest/core';
import { withOptionComments } from '../../../scripts/optionComments';

const source = `import { z } from 'zod';

const Rule = z.strictObject({
  /** Old path. */
  from: z.string(),
  to: z.string(),
});

/** Options. */
export const Options = z.strictObject({
  /**
   * The rules.
   * @default []
   */
  rules: z.array(Rule).default([]),
  /** One or the other. */
  nested: z.union([
    z.string(),
    z.strictObject({
      /** Inside. */
      own: z.boolean(),
    }),
  ]).optional(),
});
`;
const declaration = `import { z } from 'zod';
/** Options. */
export declare const Options: z.ZodObject<{
    rules: z.ZodDefault<z.ZodArray<z.ZodObject<{
        from: z.ZodString;
        to: z.ZodString;
    }, z.core.$strict>>>;
    nested: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        own: z.ZodBoolean;
    }, z.core.$strict>]>>;
}, z.core.$strict>;
`;

describe('withOptionComments', () => {
  const result = withOptionComments(source, declaration);

  it('puts the comment of each option before it, indented like the option', () => {
    expect(result).toContain('\n    /**\n     * The rules.\n     * @default []\n     */\n    rules:');
    expect(result).toContain('\n    /** One or the other. */\n    nested:');
  });

  it('follows schemas in constants and inside unions', () => {
    expect(result).toContain('\n        /** Old path. */\n        from:');
    expect(result).toContain('\n        /** Inside. */\n        own:');
  });

  it('ends where a check of a constant reads a property of the same name', () => {
    const circular = `
const isOrigin = text => new URL(text).origin === text;
const origin = z.string().refine(isOrigin);
export const Options = z.strictObject({
  /** Origin of the site. */
  origin,
  /** Other origins. */
  others: z.array(origin),
});
`;
    const declared = 'declare const Options: z.ZodObject<{\n    others: z.ZodArray<z.ZodString>;\n}>;\n';
    expect(withOptionComments(circular, declared)).toContain('/** Other origins. */\n    others:');
  });

  it('changes nothing but comments', () => {
    expect(result.replace(/ *\/\*\*(?: (?!Options)[^\n]*\*\/|\n[\s\S]*?\*\/)\n/g, '')).toBe(declaration);
    expect(withOptionComments('export const a = 1;', declaration)).toBe(declaration);
  });
});
