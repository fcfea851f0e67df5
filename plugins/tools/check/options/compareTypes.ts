import type { ts as TS } from '@ts-morph/common';
import { escapePattern } from '../../../../shared/pattern';
import type { Compiler } from '../core/compiler';
import { propertyDifference } from './compareProperties';
import { comparisonModule, type TypeComparison } from './comparisonModule';

/** How a documented type differs from the package's. */
export type TypeMismatch = { message: string; fix: string };

/** Compares documented types with the package's, in both directions; undefined where they agree. */
export function compareTypes(
  compiler: Compiler,
  packageName: string,
  typeName: string,
  comparisons: readonly TypeComparison[],
): (TypeMismatch | undefined)[] {
  const { ts, base } = compiler;
  const exported = exportedNames(compiler, packageName);
  const files = new Map(
    comparisons.map((comparison, index) => [
      `${base}/comparison${index}.ts`,
      comparisonModule(comparison, packageName, typeName, exported),
    ]),
  );
  const program = compiler.program(files, [...files.keys()]);
  const checker = program.getTypeChecker();
  const sources = [...files.keys()].map(path => program.getSourceFile(path)!);
  return comparisons.map((comparison, index) => compare(comparison, sources[index]!));

  function compare({ path, text, declarations }: TypeComparison, source: TS.SourceFile) {
    const [documented, real] = [typeNamed(source, 'DuetDocumented'), typeNamed(source, 'DuetReal')];
    if (real.flags & ts.TypeFlags.Never) {
      return { message: `The package has no option \`${path}\`.`, fix: 'Correct the heading, or remove it.' };
    }
    const message =
      diagnosticOf(text, source) ??
      assignability(text, documented, real) ??
      missingLiteral([text, ...declarations].join('\n'), documented, real) ??
      propertyDifference(compiler, checker, documented, real);
    return message === undefined ? undefined : { message, fix: `The package states: ${shown(real, source)}` };
  }

  function diagnosticOf(text: string, source: TS.SourceFile): string | undefined {
    const [problem] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    const reason = problem && ts.flattenDiagnosticMessageText(problem.messageText, '\n');
    return reason && `The type \`${text}\` cannot be read: ${reason}`;
  }

  function assignability(text: string, documented: TS.Type, real: TS.Type): string | undefined {
    const isAny = ({ flags }: TS.Type) => (flags & ts.TypeFlags.Any) !== 0;
    if (isAny(documented) && !isAny(real)) return 'The documented type is `any`.';
    if (!checker.isTypeAssignableTo(documented, real))
      return `The documented type \`${text}\` allows values that the package does not.`;
    if (!checker.isTypeAssignableTo(real, documented))
      return `The package allows more values than the documented type \`${text}\`.`;
    return undefined;
  }

  /** `LiteralUnion<'a', string>` and `string` accept the same values, but only the first names `'a'`. */
  function missingLiteral(written: string, documented: TS.Type, real: TS.Type): string | undefined {
    const literals = (type: TS.Type) =>
      (type.isUnion() ? type.types : [type]).flatMap(part => (part.isStringLiteral() ? [part.value] : []));
    const documentedLiterals = new Set(literals(documented));
    const missing = literals(real).find(
      value => !documentedLiterals.has(value) && !new RegExp(`['"]${escapePattern(value)}['"]`).test(written),
    );
    return missing === undefined ? undefined : `The documented type does not name the value '${missing}'.`;
  }

  function typeNamed(source: TS.SourceFile, name: string): TS.Type {
    const alias = source.statements.find(
      statement => ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
    );
    return checker.getTypeAtLocation((alias as TS.TypeAliasDeclaration).name);
  }

  function shown(type: TS.Type, source: TS.SourceFile): string {
    const { NoTruncation, UseAliasDefinedOutsideCurrentScope, InTypeAlias } = ts.TypeFormatFlags;
    const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope | InTypeAlias;
    const text = checker.typeToString(type, source, flags);
    return text.length > 600 ? `${text.slice(0, 600)} …` : text;
  }
}

/** Names that a package exports, types included. */
function exportedNames({ base, program }: Compiler, packageName: string): Set<string> {
  const path = `${base}/names.ts`;
  const listing = program(new Map([[path, `export type * from '${packageName}';\n`]]), [path]);
  const checker = listing.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(listing.getSourceFile(path)!);
  return new Set(symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : []);
}
