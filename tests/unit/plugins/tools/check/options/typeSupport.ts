import { resolve } from 'node:path';
import type { ts as TS } from '@ts-morph/common';
import { compilerOf } from '../../../../../../plugins/tools/check/core/compiler';

/** Compiles declarations and gives the types of those with the given names. */
export function typesIn(code: string, ...names: string[]) {
  const compiler = compilerOf(resolve('tests/facts'), 'typescript', { types: [], lib: ['es2015'] });
  const { ts, base } = compiler;
  const path = `${base}/types.ts`;
  const program = compiler.program(new Map([[path, code]]), [path]);
  const checker = program.getTypeChecker();
  const { statements } = program.getSourceFile(path)!;
  const types = names.map(name => {
    const declaration = statements.find(
      each => (ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each)) && each.name.text === name,
    ) as TS.TypeAliasDeclaration;
    return checker.getTypeAtLocation(declaration.name);
  });
  return { compiler, checker, types };
}
