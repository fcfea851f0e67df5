import { resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { createCompiler } from '../../../../../../plugins/tools/check/core/compiler';
import {
  type Option,
  optionTree,
  pagedOptions,
  parentOf,
  routeOfOption,
} from '../../../../../../plugins/tools/check/options/optionTree';
import { folderOf } from '../../support';

/** The options of `PaintConfig` in a package with these types. */
function treeOf(types: string, more: Record<string, string> = {}): Option[] {
  const folder = folderOf({
    'node_modules/paint/package.json': '{ "name": "paint", "types": "index.d.ts" }',
    'node_modules/paint/index.d.ts': types,
    ...more,
  });
  const typescript = resolve('tests/facts/node_modules/typescript');
  return optionTree(createCompiler(folder, typescript, { types: [], lib: ['es5'] }), 'paint', 'PaintConfig');
}
const pathsOf = (options: Option[]) => options.map(({ path }) => path);

describe('optionTree', () => {
  it.each<[string, string, string[]]>([
    ['a type alias', 'export type PaintConfig = { a?: string };', ['a']],
    [
      'inherited properties',
      'interface Base { a: 1 }\nexport interface PaintConfig extends Base { b: 2 }',
      ['b', 'a'],
    ],
    [
      'all members of a union, each once',
      'export type PaintConfig = { a: 1; b: 1 } | { b: 2; c: 3 };',
      ['a', 'b', 'c'],
    ],
    ['an intersection', 'export type PaintConfig = { a: 1 } & { b: 2 };', ['a', 'b']],
    ['elements of arrays', 'export interface PaintConfig { a: { b: 1 }[] }', ['a', 'a.b']],
    ['values of records', 'export interface PaintConfig { a: Record<string, { b: 1 }> }', ['a', 'a.b']],
    ['no parts of functions', 'export interface PaintConfig { a: (() => void) & { b: 1 } }', ['a', 'a.b']],
    ['no properties of texts', 'export interface PaintConfig { a: string; b: number[] }', ['a', 'b']],
    ['private names', 'export interface PaintConfig { _a: 1; "#b": 1; c: 1 }', ['c']],
    ['quoted names', 'export interface PaintConfig { "data-a": 1; 颜色: 2 }', ['data-a', '颜色']],
  ])('lists %s', (_, types, expected) => {
    expect(pathsOf(treeOf(types))).toEqual(expected);
  });

  it('stops at types that contain themselves, and after four levels', () => {
    expect(pathsOf(treeOf('export interface PaintConfig { a: { next: PaintConfig["a"]; b: 1 } }'))).toEqual([
      'a',
      'a.next',
      'a.b',
    ]);
    expect(pathsOf(treeOf('export interface PaintConfig { a: { b: { c: { d: { e: 1 } } } } }'))).toEqual([
      'a',
      'a.b',
      'a.b.c',
      'a.b.c.d',
    ]);
  });

  it("lists two levels of another package's types, and what the package itself declares below them", () => {
    const types = `import type { Other } from 'other';
      export interface PaintConfig { a: { other: Other; own: { deep: { deeper: 1 } } } }`;
    const other = {
      'node_modules/other/package.json': '{ "name": "other", "types": "index.d.ts" }',
      'node_modules/other/index.d.ts': 'export interface Other { theirs: 1 }',
    };
    expect(pathsOf(treeOf(types, other))).toEqual([
      'a',
      'a.other',
      'a.own',
      'a.own.deep',
      'a.own.deep.deeper',
    ]);
  });

  it('reads the tags of an option', () => {
    const types = `export interface PaintConfig {
      /** @deprecated */ old: 1;
      /** @default 'ink' */ color: string;
      /** @internal */ secret: 1;
      /** @private */ hidden: 1;
      group?: { a: 1 };
    }`;
    expect(treeOf(types)).toEqual([
      { path: 'old', deprecated: true, section: false },
      { path: 'color', deprecated: false, section: false, default: "'ink'" },
      { path: 'group', deprecated: false, section: true },
      { path: 'group.a', deprecated: false, section: false },
    ]);
  });

  it.each([
    [
      'export interface Other {}',
      /The type PaintConfig of paint cannot be read: .*no exported member 'PaintConfig'/s,
    ],
    ['export interface PaintConfig extends None {}', /^$/],
  ])('says why a type cannot be read: %s', (types, message) => {
    if (message.test('')) expect(treeOf(types)).toEqual([]);
    else expect(() => treeOf(types)).toThrow(message);
  });
});

describe('pagedOptions', () => {
  const option = (path: string, section = false): Option => ({ path, section, deprecated: false });

  it('are the members of sections and the other options of the first level', () => {
    const options = [
      option('output', true),
      option('output.minify'),
      option('output.minify.js'),
      option('mode'),
    ];
    expect(pathsOf(pagedOptions([...options, option('mode.fast')]))).toEqual(['output.minify', 'mode']);
  });
});

describe('addresses of options', () => {
  it.each([
    ['output.cssModules', 'output/css-modules', 'output'],
    ['mode', 'mode', ''],
    ['a.b.cD', 'a/b/c-d', 'a.b'],
  ])('%s is at %s, below "%s"', (path, route, parent) => {
    expect([routeOfOption(path), parentOf(path)]).toEqual([route, parent]);
  });
});
