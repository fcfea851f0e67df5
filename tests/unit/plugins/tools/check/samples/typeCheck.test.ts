import { resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { compilerOf } from '../../../../../../plugins/tools/check/core/compiler';
import { examplesOf, shownFiles } from '../../../../../../plugins/tools/check/samples/examples';
import { isCompiled, typeCheck } from '../../../../../../plugins/tools/check/samples/typeCheck';
import { pageOf } from '../../support';

const compiler = compilerOf(resolve('tests/facts'), 'typescript', { types: [], lib: ['es5'] });
const fence = (code: string, meta = 'ts') => `\`\`\`${meta}\n${code}\n\`\`\`\n\n`;
const check = (source: string) => {
  const examples = examplesOf(pageOf(source));
  const problems = typeCheck(compiler, examples, ({ page }) => shownFiles(examples, page), []);
  return problems.map(list =>
    list.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`),
  );
};

describe('typeCheck', () => {
  it('reports errors per example, each file by its index', () => {
    const source =
      fence('const a: string = 1;') +
      fence("import { b } from './b';\nb;", 'ts title="a.ts"') +
      fence('export const b: string = 1;', 'ts title="b.ts"');
    expect(check(source)).toEqual([['0:1:7 TS2322'], ['1:1:14 TS2322']]);
  });

  it('resolves imports of files in other examples on the page', () => {
    const source = `${fence("export const b = 'b';", 'ts title="b.ts"')}## C\n\n${fence("import { b } from './b';\nconst c: number = b;", 'ts title="c.ts"')}`;
    expect(check(source)).toEqual([[], ['0:2:7 TS2322']]);
  });

  it('reports one syntax error instead of the type errors after it', () => {
    expect(check(fence('const a: string = 1;\nconst = ;'))).toEqual([['0:2:7 TS1134']]);
  });

  it('reports a name that is imported and declared, and an expected error that does not occur', () => {
    const declares = "import { b } from './b';\nexport declare function b(): void;";
    const source = fence(declares, 'ts title="a.ts"') + fence('export const b = 1;', 'ts title="b.ts"');
    expect(check(source)).toEqual([['0:1:10 TS2440']]);
    expect(check(fence('// @ts-expect-error\nexport const a = 1;'))).toEqual([['0:1:1 TS2578']]);
  });

  it('does not require types in JavaScript', () => {
    expect(check(fence('export const a = b => b;', 'js') + fence('export const a = b => b;'))).toEqual([
      [],
      ['0:1:18 TS7006'],
    ]);
  });

  it('keeps global declarations inside their example', () => {
    const source = fence('declare global { var mine: string }\nexport {};') + fence('mine;');
    expect(check(source)).toEqual([[], ['0:1:1 TS2304']]);
  });

  it('accepts single-file components', () => {
    expect(check(fence("import App from './App.vue';\nApp;"))).toEqual([[]]);
  });
});

describe('isCompiled', () => {
  it.each([
    ['ts', true],
    ['jsx', true],
    ['ts nocheck="why"', false],
    ['diff title="a.ts"', false],
    ['json', false],
  ])('%s', (meta, expected) => {
    expect(isCompiled(examplesOf(pageOf(fence('', meta)))[0]!.files[0]!)).toBe(expected);
  });
});
