import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { compilerOf } from '../../../plugins/tools/check/core/compiler';

const root = join(import.meta.dirname, '../../..');

/** The options that a guide lists below a comment such as `list: gone`: rows or items with a group and its names. */
function listed(page: string, comment: string): string[] {
  const source = readFileSync(join(root, 'docs', page), 'utf8');
  const block =
    new RegExp(`^\\{/\\* list: ${comment} \\*/\\}\n\n((?:[|-].*\n)+)`, 'm').exec(source)?.[1] ?? '';
  return block.split('\n').flatMap(line => {
    const [, start, names = ''] = /^[|-] (.*?)(?: \| |: |：)(.*)/.exec(line) ?? [];
    const group = /^`(.+)`$/.exec(start ?? '')?.[1];
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => (group ? `${group}.${name}` : name!));
  });
}

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

describe.each(['en', 'zh'])('the lists of the migration guides in %s', lang => {
  it('webpack: Rspack lacks the options that are gone', () => {
    const gone = listed(`${lang}/guide/migration/webpack.mdx`, 'gone');
    expect(gone).toContain('output.sourcePrefix');
    const hasOption = typesOf('Rspack.Configuration');
    expect(gone.filter(path => !path.startsWith('devServer.')).filter(hasOption)).toEqual([]);
  });

  it('Modern.js Builder: Rsbuild has the options that are kept', () => {
    const kept = listed(`${lang}/guide/migration/modern-builder.mdx`, 'kept');
    expect(kept).toContain('output.distPath');
    const hasOption = typesOf('RsbuildConfig');
    expect(kept.filter(path => !hasOption(path))).toEqual([]);
  });
});
