import type { ts as TS } from '@ts-morph/common';
import { escapePattern } from '../../../shared/pattern';
import type { Compiler } from '../core/compiler';
import { claimModule, type TypeClaim } from './claimModule';
import { differingProperties } from './properties';

/** What is wrong with a documented type, and what the package says. */
export interface Disagreement {
  message: string;
  right: string;
}

/** Compares documented types with the package's, both ways; `undefined` where they agree. */
export function compareTypes(
  compiler: Compiler,
  packageName: string,
  typeName: string,
  claims: readonly TypeClaim[],
): (Disagreement | undefined)[] {
  const { ts, base, program } = compiler;
  const files = new Map<string, string>();
  const paths = claims.map((_, index) => {
    const path = `${base}/claim${index}.ts`;
    files.set(path, '');
    return path;
  });
  const names = `${base}/names.ts`;
  files.set(names, `export type * from '${packageName}';\n`);
  const exported = exportedNames();
  for (const [index, claim] of claims.entries())
    files.set(paths[index]!, claimModule(claim, packageName, typeName, exported));
  const made = program(files, paths);
  const checker = made.getTypeChecker();
  return claims.map((claim, index) => judge(claim, made.getSourceFile(paths[index]!)!));

  function exportedNames(): Set<string> {
    const listing = program(files, [names]);
    const symbol = listing.getTypeChecker().getSymbolAtLocation(listing.getSourceFile(names)!);
    return new Set(
      symbol
        ? listing
            .getTypeChecker()
            .getExportsOfModule(symbol)
            .map(({ name }) => name)
        : [],
    );
  }

  function judge(claim: TypeClaim, source: TS.SourceFile): Disagreement | undefined {
    const doc = typeNamed(source, 'Documented');
    const real = typeNamed(source, 'Real');
    const right = `The package says: ${shown(real, source)}`;
    const [problem] = [...made.getSyntacticDiagnostics(source), ...made.getSemanticDiagnostics(source)];
    if (real.flags & ts.TypeFlags.Never) {
      return { message: `The package has no option \`${claim.path}\`.`, right: '' };
    }
    if (problem) {
      const message = ts.flattenDiagnosticMessageText(problem.messageText, '\n');
      return { message: `The type \`${claim.text}\` cannot be read: ${message}`, right };
    }
    const isAny = (type: TS.Type) => (type.flags & ts.TypeFlags.Any) !== 0;
    if (isAny(doc) && !isAny(real)) return { message: 'The documented type is `any`.', right };
    if (!checker.isTypeAssignableTo(doc, real)) {
      return { message: `The documented type \`${claim.text}\` allows what the package does not.`, right };
    }
    if (!checker.isTypeAssignableTo(real, doc)) {
      return { message: `The package allows more than the documented type \`${claim.text}\`.`, right };
    }
    const message = missingLiteral(claim, doc, real) ?? differingProperties(compiler, checker, doc, real);
    return message ? { message, right } : undefined;
  }

  function typeNamed(source: TS.SourceFile, name: string): TS.Type {
    const node = source.statements.find(
      (statement): statement is TS.TypeAliasDeclaration =>
        ts.isTypeAliasDeclaration(statement) && statement.name.text === `Duet${name}`,
    )!;
    return checker.getTypeAtLocation(node.name);
  }

  function shown(type: TS.Type, source: TS.SourceFile): string {
    const { NoTruncation, UseAliasDefinedOutsideCurrentScope, InTypeAlias } = ts.TypeFormatFlags;
    const text = checker.typeToString(
      type,
      source,
      NoTruncation | UseAliasDefinedOutsideCurrentScope | InTypeAlias,
    );
    return text.length > 600 ? `${text.slice(0, 600)} …` : text;
  }

  /** `LiteralUnion<'a', string>` and `string` accept the same values, but only one names `'a'`. */
  function missingLiteral(
    { text, declarations }: TypeClaim,
    doc: TS.Type,
    real: TS.Type,
  ): string | undefined {
    const literals = (type: TS.Type) =>
      (type.isUnion() ? type.types : [type]).flatMap(part => (part.isStringLiteral() ? [part.value] : []));
    const known = new Set(literals(doc));
    const written = [text, ...declarations].join('\n');
    const missing = literals(real).find(
      value => !known.has(value) && !new RegExp(`['"]${escapePattern(value)}['"]`).test(written),
    );
    return missing === undefined ? undefined : `The documented type does not name the value '${missing}'.`;
  }
}
