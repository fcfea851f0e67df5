import { describe, expect, it } from '@rstest/core';
import { z } from 'zod';
import { cannotStart, parseOptions } from '../../../../shared/node/parseOptions';

const schema = z.strictObject({
  rules: z.array(z.strictObject({ from: z.string().min(1, 'expected a pattern'), to: z.string() })),
  image: z
    .union([z.string(), z.strictObject({ src: z.string(), width: z.int().optional() })], {
      error: 'expected a path or an image',
    })
    .optional(),
  depth: z.int().default(3),
});
const parse = (input: unknown) => parseOptions('plugin', 'the README', schema, input);
const problems = (input: unknown) => {
  try {
    parse(input);
    return [];
  } catch (error) {
    const [first, ...lines] = (error as Error).message.split('\n');
    expect([first, lines.pop()]).toEqual(['[plugin] cannot start.', '  See the README.']);
    return lines.map(line => line.trim());
  }
};

describe('parseOptions', () => {
  it('fills in the defaults', () => {
    expect(parse({ rules: [] })).toEqual({ rules: [], depth: 3 });
  });

  it('reports all problems at once, each with its path', () => {
    expect(problems({ rules: [{ from: '', to: 3 }], depth: 'x' })).toEqual([
      'options.rules.0.from: expected a pattern',
      expect.stringMatching(/^options\.rules\.0\.to: .*expected string/),
      expect.stringMatching(/^options\.depth: .*expected number/),
    ]);
  });

  it.each<[string, unknown, string[]]>([
    ['misspelt', { rules: [], deptth: 1 }, ['options.deptth: unknown option. Did you mean `depth`?']],
    ['in another case', { rules: [], Depth: 1 }, ['options.Depth: unknown option. Did you mean `depth`?']],
    [
      'far from all names',
      { rules: [], banner: 1 },
      ['options.banner: unknown option. Known options: rules, image, depth.'],
    ],
    [
      'inside a list, several at once',
      { rules: [{ from: 'a', to: 'b', form: 1, too: 2 }] },
      [
        'options.rules.0.form: unknown option. Did you mean `from`?',
        'options.rules.0.too: unknown option. Did you mean `to`?',
      ],
    ],
    [
      'inside one form of several',
      { rules: [], image: { src: 'a', widht: 1 } },
      ['options.image.widht: unknown option. Did you mean `width`?'],
    ],
  ])('names the option that is meant by a key %s', (_, input, expected) => {
    expect(problems(input)).toEqual(expected);
  });

  it('reports the problems of the form that is meant, or all forms where none is', () => {
    expect(problems({ rules: [], image: { src: 1 } })).toEqual([
      expect.stringMatching(/^options\.image\.src: .*expected string/),
    ]);
    expect(problems({ rules: [], image: 1 })).toEqual(['options.image: expected a path or an image']);
  });

  it('says what each form expects where the option has no message of its own', () => {
    const forms = z.strictObject({
      part: z.union([z.boolean(), z.strictObject({ a: z.string() })]).optional(),
      mode: z.union([z.enum(['auto', 'off']), z.number('expected a number of files')]).optional(),
    });
    expect(() => parseOptions('plugin', 'the README', forms, { part: 'x', mode: 'on' })).toThrow(
      'options.part: expected boolean or object, received string\n' +
        '  options.mode: expected one of "auto"|"off" or a number of files\n',
    );
  });

  it('names the value that is none of the expected ones, what may be meant, and empty text', () => {
    const words = z.strictObject({
      engines: z.array(z.enum(['typesense', 'postgres'])),
      mode: z.literal('auto').optional(),
      name: z.string().min(1),
    });
    expect(() =>
      parseOptions('plugin', 'the README', words, { engines: ['typsense', 'x'], mode: 'on', name: '' }),
    ).toThrow(
      '  options.engines.0: expected one of "typesense"|"postgres", got "typsense". Did you mean `typesense`?\n' +
        '  options.engines.1: expected one of "typesense"|"postgres", got "x"\n' +
        '  options.mode: expected "auto", got "on"\n' +
        '  options.name: expected some text, got an empty string\n',
    );
  });

  it('names what is required where there are no options', () => {
    expect(problems(undefined)).toEqual([expect.stringMatching(/^options\.rules: .*expected array/)]);
    expect(problems(null)).toEqual([expect.stringMatching(/^options: .*expected object/)]);
  });
});

describe('cannotStart', () => {
  it('writes one problem per line', () => {
    expect(cannotStart('a', ['b: c', 'd: e'], 'f').message).toBe(
      '[a] cannot start.\n  b: c\n  d: e\n  See f.',
    );
  });

  it('says what the name of an entry should be', () => {
    const named = z.strictObject({
      macros: z.record(z.string().regex(/^a/, 'expected a name with a'), z.string()),
    });
    expect(() => parseOptions('plugin', 'there', named, { macros: { b: 'x' } })).toThrow(
      '  options.macros.b: expected a name with a\n',
    );
  });
});
