import { resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { createCompiler } from '../../../../../../plugins/tools/check/core/compiler';
import { compareTypes } from '../../../../../../plugins/tools/check/options/compareTypes';
import {
  optionTree,
  pagedOptions,
  parentOf,
  routeOfOption,
} from '../../../../../../plugins/tools/check/options/optionTree';
import { folderOf } from '../../support';

const folder = folderOf({
  'node_modules/paint/package.json': '{ "name": "paint", "types": "index.d.ts" }',
  'node_modules/paint/index.d.ts': `
    export type Color = 'ink' | 'seal';
    export interface Brush {
      width?: number;
      /** @deprecated */
      old?: boolean;
      /** @internal */
      secret?: 1;
      _private?: 1;
    }
    export interface PaintConfig {
      brush?: Brush;
      output?: string;
      /** @default 'ink' */ color?: Color;
      layers?: { name: string; opacity?: number }[];
      open?: (file: string) => void;
      mode?: 'fast' | 'slow' | (string & {});
    }`,
});
const compiler = createCompiler(folder, resolve('tests/facts/node_modules/typescript'), {
  types: [],
  lib: ['es5'],
});

describe('optionTree', () => {
  const options = optionTree(compiler, 'paint', 'PaintConfig');
  const pathsOf = (list: { path: string }[]) => list.map(({ path }) => path);

  it('lists options and their properties, but no private ones', () => {
    expect(pathsOf(options)).toEqual([
      'brush',
      'brush.width',
      'brush.old',
      'output',
      'color',
      'layers',
      'layers.name',
      'layers.opacity',
      'open',
      'mode',
    ]);
  });

  it('knows sections, deprecated options and defaults', () => {
    expect(options.filter(({ section }) => section)).toMatchObject([{ path: 'brush' }]);
    expect(options.filter(({ deprecated }) => deprecated)).toMatchObject([{ path: 'brush.old' }]);
    expect(options.find(({ path }) => path === 'color')!.default).toBe("'ink'");
  });

  it('gives a page to members of sections and to other top-level options', () => {
    expect(pathsOf(pagedOptions(options))).toEqual([
      'brush.width',
      'brush.old',
      'output',
      'color',
      'layers',
      'open',
      'mode',
    ]);
  });

  it('refuses a type that the package does not export', () => {
    expect(() => optionTree(compiler, 'paint', 'Missing')).toThrow(/Missing/);
  });
});

describe('compareTypes', () => {
  const cases: [path: string, text: string, message: RegExp | undefined][] = [
    ['brush.width', 'number', undefined],
    ['color', "'seal' | 'ink'", undefined],
    ['color', 'Color', undefined],
    ['layers', '{ name: string; opacity?: number }[]', undefined],
    ['open', '(file: string) => void', undefined],
    ['brush.width', 'string', /allows values that the package does not/],
    ['brush.width', 'number | string', /allows values/],
    ['color', "'ink'", /package allows more values/],
    ['output', 'any', /is `any`/],
    ['output', 'Missing', /cannot be read: Cannot find name 'Missing'/],
    ['mode', 'string', /does not name the value 'fast'/],
    ['layers', '{ name: string }[]', /lacks `opacity`/],
    [
      'layers',
      '{ name: string; opacity?: number; size?: number }[]',
      /has `size`, which the package does not have/,
    ],
    ['paper', 'string', /has no option `paper`/],
  ];
  const mismatches = compareTypes(
    compiler,
    'paint',
    'PaintConfig',
    cases.map(([path, text]) => ({ path, text, declarations: [] })),
  );

  it.each(cases.map(([path, text, message], index) => ({ path, text, message, index })))(
    '$path: $text',
    ({ message, index }) => {
      if (message) expect(mismatches[index]?.message).toMatch(message);
      else expect(mismatches[index]).toBeUndefined();
    },
  );

  it('states the real type', () => {
    const wrong = cases.findIndex(([, text]) => text === 'string');
    expect(mismatches[wrong]!.fix).toBe('The package states: number');
  });
});

it.each([
  ['output.cssModules', 'output/css-modules'],
  ['root', 'root'],
])('the route of %s is %s', (path, route) => {
  expect(routeOfOption(path)).toBe(route);
});

it('parentOf is empty for a top-level option', () => {
  expect([parentOf('a.b.c'), parentOf('a')]).toEqual(['a.b', '']);
});
