import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { compilerOf } from '../../../plugins/checks/core/compiler';

const root = join(import.meta.dirname, '../../..');

interface List {
  kept: string[];
  passed?: string[];
  moved: Record<string, string>;
  gone: string[];
}

const listOf = (name: string): List =>
  JSON.parse(readFileSync(join(root, `docs/data/migration/${name}.json`), 'utf8'));

/** Which property paths a type has that names types of `@rsbuild/core`. */
function typesOf(type: string): (path: string) => boolean {
  const { ts, base, program } = compilerOf(join(root, 'tests/facts'), 'typescript');
  const source = `import type { RsbuildConfig, Rspack } from '@rsbuild/core';\nexport let value: ${type};\n`;
  const file = `${base}/lists.ts`;
  const compiled = program(new Map([[file, source]]), [file]);
  const checker = compiled.getTypeChecker();
  const [, statement] = compiled.getSourceFile(file)!.statements;
  if (!statement || !ts.isVariableStatement(statement)) throw new Error('No variable.');
  const whole = checker.getTypeAtLocation(statement.declarationList.declarations[0]!);
  return path => {
    let types = [whole];
    for (const name of path.split('.')) {
      types = types
        .flatMap(each => (each.isUnion() ? each.types : [each]))
        .flatMap(each => checker.getPropertyOfType(each, name) ?? [])
        .map(property => checker.getTypeOfSymbol(property));
    }
    return types.length > 0;
  };
}

describe('the lists of the migration guides', () => {
  const has = { rsbuild: typesOf('RsbuildConfig'), rspack: typesOf('Rspack.Configuration') };
  const webpack = listOf('webpack');

  it('webpack: Rspack has the options that are passed on', () => {
    expect(webpack.passed!.filter(path => !has.rspack(path))).toEqual([]);
  });

  it('webpack: Rspack lacks the options that are gone', () => {
    const gone = webpack.gone.filter(path => !path.startsWith('devServer.'));
    expect(gone.filter(has.rspack)).toEqual([]);
  });

  it.each(['webpack', 'vite', 'cra', 'vue-cli', 'modern-builder'])('%s: the replacements exist', name => {
    const { kept, moved } = listOf(name);
    const options = Object.values(moved).filter(target => /^[a-z]+\.[a-zA-Z]+$/.test(target));
    expect([...kept, ...options].filter(path => !has.rsbuild(path))).toEqual([]);
  });

  it.each(['webpack', 'vite', 'cra', 'vue-cli', 'modern-builder'])('%s: no option is listed twice', name => {
    const { kept, passed = [], moved, gone } = listOf(name);
    const all = [...kept, ...passed, ...Object.keys(moved), ...gone];
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
  });
});
