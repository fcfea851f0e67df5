import { resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { compilerOf, createCompiler } from '../../../../../../plugins/tools/check/core/compiler';
import { folderOf } from '../../support';

const typescript = resolve('tests/facts/node_modules/typescript');
const small = { types: [], lib: ['es5'] };
const folder = folderOf({
  'node_modules/paint/package.json': '{ "name": "paint", "types": "index.d.ts" }',
  'node_modules/paint/index.d.ts': 'export declare const width: number;',
  'node_modules/old/index.js': "exports.version = '7.0.0';",
  'beside.ts': 'export const beside = 1;',
});

/** Codes of the errors in the first of the files, which are named below the virtual folder. */
function errorsIn(files: Record<string, string>, extra: object = small): number[] {
  const compiler = createCompiler(folder, typescript, extra);
  const paths = new Map(
    Object.entries(files).map(([name, text]) => [`${compiler.base}/${name}`, text] as const),
  );
  const program = compiler.program(paths, [...paths.keys()]);
  const source = program.getSourceFile([...paths.keys()][0]!)!;
  const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return problems.map(({ code }) => code);
}

describe('a compiler', () => {
  it.each<[string, Record<string, string>, number[]]>([
    ['a file in memory', { 'a.ts': 'export const a: number = 1;' }, []],
    ['an error of types', { 'a.ts': 'export const a: string = 1;' }, [2322]],
    ['an error of syntax', { 'a.ts': 'export const a = ;' }, [1109]],
    [
      'an import of another file in memory',
      { 'a.ts': "import { b } from './b';\nexport const a: string = b;", 'b.ts': 'export const b = 1;' },
      [2322],
    ],
    [
      'an import from a folder in memory',
      { 'a.ts': "export { b } from './deep/er/b';", 'deep/er/b.ts': 'export const b = 1;' },
      [],
    ],
    ['a package of the folder', { 'a.ts': "import { width } from 'paint';\nwidth.toFixed();" }, []],
    ['a package that is not installed', { 'a.ts': "import 'paint/none';\nexport * from 'no-such';" }, [2307]],
    ['JSON', { 'a.ts': "import data from './d.json';\ndata.missing;", 'd.json': '{ "one": 1 }' }, [2339]],
    ['strict null checks', { 'a.ts': 'export const a: string = undefined;' }, [2322]],
    [
      'names that are not ASCII',
      { 'a.ts': "export { 宽 } from './画笔';", '画笔.ts': 'export const 宽 = 2;' },
      [],
    ],
  ])('reads %s', (_, files, expected) => {
    expect(errorsIn(files)).toEqual(expected);
  });

  it('sees no files of the disk beside the virtual ones', () => {
    expect(errorsIn({ 'a.ts': "import { beside } from '../beside';\nbeside;" })).toEqual([]);
    expect(errorsIn({ 'a.ts': "export * from './beside';" })).toEqual([2307]);
  });

  it('takes options as tsconfig.json has them', () => {
    const unused = { 'a.ts': 'export {};\nconst a = 1;' };
    expect(errorsIn(unused)).toEqual([]);
    expect(errorsIn(unused, { ...small, noUnusedLocals: true })).toEqual([6133]);
  });

  it('forgets the files of an earlier program', () => {
    const compiler = createCompiler(folder, typescript, small);
    const of = (name: string, text: string) => {
      const path = `${compiler.base}/${name}`;
      const program = compiler.program(new Map([[path, text]]), [path]);
      return program.getSemanticDiagnostics(program.getSourceFile(path)).map(({ code }) => code);
    };
    expect(of('b.ts', 'export const b = 1;')).toEqual([]);
    expect(of('a.ts', "export { b } from './b';")).toEqual([2307]);
  });

  it('refuses a TypeScript without a compiler API, and says what to install', () => {
    expect(() => createCompiler(folder, 'old', {})).toThrow(
      /TypeScript 7\.0\.0 has no compiler API\. Install typescript@5 /,
    );
  });

  it('names a compiler that is not installed, and options that do not exist', () => {
    expect(() => createCompiler(folder, 'no-such-compiler')).toThrow(
      /^The compiler "no-such-compiler" cannot be found from .*npm install -D typescript@5/,
    );
    expect(() => createCompiler(folder, typescript, { strcit: true, target: 'es1' })).toThrow(
      /^compilerOptions: .*'--target'.*\ncompilerOptions: .*'strcit'.*'strict'/,
    );
  });

  it('is kept for the same folder and options', () => {
    const first = compilerOf(folder, typescript, small);
    expect(compilerOf(folder, typescript, { ...small })).toBe(first);
    expect(compilerOf(folder, typescript, { ...small, strict: false })).not.toBe(first);
  });
});
