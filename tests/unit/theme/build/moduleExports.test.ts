import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { exportsOf, fileAt } from '../../../../theme/build/moduleExports';

const folder = mkdtempSync(join(tmpdir(), 'duet-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('fileAt', () => {
  mkdirSync(join(folder, 'Part'));
  for (const file of ['index.tsx', 'plain.js', 'style.css', 'Part/index.ts']) {
    writeFileSync(join(folder, file), '');
  }

  it.each([
    ['index', 'index.tsx'],
    ['index.tsx', 'index.tsx'],
    ['plain', 'plain.js'],
    ['Part', 'Part/index.ts'],
    ['style.css', undefined],
    ['gone', undefined],
  ])('of %s is %s', (path, expected) => {
    const file = fileAt(join(folder, path));
    expect(file && relative(folder, file)).toBe(expected);
  });
});

describe('exportsOf', () => {
  it.each<[string, ReturnType<typeof exportsOf>]>([
    ['export const A = 1;\nexport async function B() {}', [{ exported: 'A' }, { exported: 'B' }]],
    [
      "export { A, B as C } from './a';",
      [
        { exported: 'A', from: './a' },
        { exported: 'C', from: './a' },
      ],
    ],
    ["import { A as B } from './a';\nexport { B };", [{ exported: 'B', from: './a' }]],
    ["import A from './a';\nexport { A as B };", [{ exported: 'B', from: './a' }]],
    ['const A = 1;\nexport { A };', [{ exported: 'A', from: undefined }]],
    ["export type { A } from './a';\nexport { type B, C } from './b';", [{ exported: 'C', from: './b' }]],
    ["export * from './a';", []],
  ])('of %j', (code, expected) => {
    expect(exportsOf(code)).toEqual(expected);
  });
});
