import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { exportsOf, fileAt } from '../../../../theme/build/moduleExports';

describe('the exports of a module', () => {
  it.each<[string, [string, string?][]]>([
    ['export const A = 1, B = 2;', [['A']]],
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
  ])('%s', (code, expected) => {
    expect(exportsOf(code).map(({ exported, from }) => (from ? [exported, from] : [exported]))).toEqual(
      expected,
    );
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
