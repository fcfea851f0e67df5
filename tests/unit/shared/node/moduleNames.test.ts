import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { fileAt, moduleNames } from '../../../../shared/node/moduleNames';

describe('the exports of a module', () => {
  it.each<[string, [string, string?][]]>([
    ['export const A = 1, B = 2;', [['A'], ['B']]],
    ['export const { A, b: [C = 1], ...D } = x;', [['A'], ['C'], ['D']]],
    ['export async function a() {}\nexport class B {}', [['a'], ['B']]],
    [
      "export { A, B as C } from './x';",
      [
        ['A', './x'],
        ['C', './x'],
      ],
    ],
    [
      "import { A } from './a';\nimport B from './b';\nexport { A, B as C };",
      [
        ['A', './a'],
        ['C', './b'],
      ],
    ],
    ["import { A as B } from './a';\nexport { B };", [['B', './a']]],
    ["export type { T } from './t';\nexport { type U, V } from './u';", [['V', './u']]],
    ["export * from './x';\nexport default 1;", []],
    ["export * as A from './x';", [['A', './x']]],
    ["import A from './a';\nexport { A as default };", [['default', './a']]],
    ["// export const A = 1;\n/*\nexport { B } from './b';\n*/", []],
    ['const text = `\nexport const A = 1;\n`;', []],
    ["export {\n  A, // export { B }\n  type T,\n} from './x'", [['A', './x']]],
    ["  export const A = <T,>(a: T) => <p>Don't {a as string}</p>", [['A']]],
    ['export const a = <string>b;', [['a']]],
    ['export enum A {}\nexport abstract class B<T> {}\nexport interface C {}', [['A'], ['B']]],
    ['export const A = ;', []],
  ])('%s', (code, expected) => {
    expect(
      moduleNames(code).exports.map(({ exported, from }) => (from ? [exported, from] : [exported])),
    ).toEqual(expected);
  });
});

describe('the imports of a module', () => {
  it.each<[string, [string, string][]]>([
    [
      "import { A, B as C } from 'm';",
      [
        ['A', 'A'],
        ['B', 'C'],
      ],
    ],
    ['import {\n  A, // B\n} from "m";', [['A', 'A']]],
    [
      "import A, * as B from 'm';",
      [
        ['default', 'A'],
        ['*', 'B'],
      ],
    ],
    ["import type { A } from 'm';\nimport { type B, C } from 'm';", [['C', 'C']]],
    ["// import { A } from 'm';", []],
  ])('%s', (code, names) => {
    expect(moduleNames(code).imports.map(({ name, local }) => [name, local])).toEqual(names);
  });

  it('have their module and line', () => {
    expect(moduleNames("\n\nimport {\n  A,\n} from 'm';").imports).toEqual([
      { name: 'A', local: 'A', from: 'm', line: 3 },
    ]);
  });
});

describe('the file behind an import path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duet-exports-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'folder'));
  for (const file of ['a.tsx', 'b.js', 'folder/index.ts', 'c.css']) writeFileSync(join(folder, file), '');

  it.each([
    ['a', 'a.tsx'],
    ['a.tsx', 'a.tsx'],
    ['b', 'b.js'],
    ['folder', 'folder/index.ts'],
    ['c', undefined],
    ['c.css', undefined],
    ['gone', undefined],
  ])('%s is %s', (path, file) => {
    expect(fileAt(join(folder, path))).toBe(file && join(folder, file));
  });
});
