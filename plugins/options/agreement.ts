import type { ts as TS } from '@ts-morph/common';
import type { Compiler } from '../kit/checks/compiler';
import { membersOf } from './tree';

/** A documented type and the option that it should be the type of. */
export interface TypeClaim {
  /** Dotted path of the option. */
  path: string;
  /** The code span after **Type**. */
  text: string;
  /** Declarations of the page, own first, then those of the option above. */
  declarations: string[];
}

/** What is wrong with a documented type, and what the package says. */
export interface Disagreement {
  message: string;
  right: string;
}

/** Picks a property out of unions, arrays and records; functions and primitives have none. */
const helpers = `
type Known<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : symbol extends K ? never : K]: T[K] };
type At<T, K extends PropertyKey> = T extends (...args: any[]) => any ? never
  : T extends readonly (infer U)[] ? At<U, K>
  : T extends object ? (K extends Known<T> ? T[K & keyof T] : string extends keyof T ? At<T[string & keyof T], K> : never)
  : never;
`;

/** Compares documented types with the package's, both ways; `undefined` where they agree. */
export function compareTypes(
  { ts, base, program }: Compiler,
  packageName: string,
  typeName: string,
  claims: readonly TypeClaim[],
): (Disagreement | undefined)[] {
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
    files.set(paths[index]!, moduleOf(claim, packageName, typeName, exported));
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
    const message = missingLiteral(claim, doc, real) ?? differingProperties(doc, real, '', []);
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
      value => !known.has(value) && !new RegExp(`['"]${escapeRegExp(value)}['"]`).test(written),
    );
    return missing === undefined ? undefined : `The documented type does not name the value '${missing}'.`;
  }

  /** Optional properties that only one side has do not hinder assignment, so they are compared by name. */
  function differingProperties(
    doc: TS.Type,
    real: TS.Type,
    path: string,
    above: TS.Type[],
  ): string | undefined {
    if (above.length > 4 || above.includes(doc)) return undefined;
    const reals = membersOf(ts, checker, real);
    for (const member of membersOf(ts, checker, doc)) {
      if (reals.includes(member) || !isWrittenOnPage(member)) continue;
      const own = namesOf(member);
      const candidates = reals.filter(
        type => checker.isTypeAssignableTo(member, type) || checker.isTypeAssignableTo(type, member),
      );
      const overlap = (type: TS.Type) => namesOf(type).filter(name => own.includes(name)).length;
      const [twin] = (candidates.length > 0 ? candidates : reals).sort((a, b) => overlap(b) - overlap(a));
      if (!twin) continue;
      const names = namesOf(twin);
      const lacking = names.filter(name => !own.includes(name) && !isDeprecated(twin, name));
      if (lacking.length > 0) return `The documented type lacks ${quoted(lacking, path)}.`;
      const extra = own.filter(name => !names.includes(name));
      if (extra.length > 0)
        return `The documented type has ${quoted(extra, path)}, which the package does not have.`;
      for (const name of own) {
        const [left, right] = [member, twin].map(type => propertyType(type, name));
        const inner = left && right && differingProperties(left, right, `${path}${name}.`, [...above, doc]);
        if (inner) return inner;
      }
    }
    return undefined;
  }

  function propertyType(type: TS.Type, name: string): TS.Type | undefined {
    const property = checker.getPropertyOfType(type, name);
    return property && checker.getTypeOfSymbol(property);
  }

  function namesOf(type: TS.Type): string[] {
    return checker
      .getPropertiesOfType(type)
      .map(({ name }) => name)
      .filter(name => !name.startsWith('_'));
  }

  function isDeprecated(type: TS.Type, name: string): boolean {
    return !!checker
      .getPropertyOfType(type, name)
      ?.getJsDocTags(checker)
      .some(tag => tag.name === 'deprecated');
  }

  function isWrittenOnPage(type: TS.Type): boolean {
    const declarations = checker.getPropertiesOfType(type).flatMap(({ declarations }) => declarations ?? []);
    return declarations.some(declaration => declaration.getSourceFile().fileName.startsWith(base));
  }
}

function quoted(names: readonly string[], path: string): string {
  return names.map(name => `\`${path}${name}\``).join(', ');
}

/** The module in which a claim and the truth stand side by side. */
function moduleOf(
  { path, text, declarations }: TypeClaim,
  packageName: string,
  typeName: string,
  exported: Set<string>,
): string {
  const body = declarations.join('\n');
  const declared = declaredNames(body);
  const used = new Set(`${text}\n${body}`.match(/(?<![.\w'"])[A-Z]\w*/g) ?? []);
  const imports = [...used].filter(name => exported.has(name) && !declared.has(name));
  const real = path
    .split('.')
    .reduce((type, name) => `At<${type}, ${JSON.stringify(name)}>`, `DuetPackage.${typeName}`);
  return [
    body,
    `import type * as DuetPackage from '${packageName}';`,
    imports.length > 0 ? `import type { ${imports.join(', ')} } from '${packageName}';` : '',
    helpers,
    `type DuetReal = Exclude<${real}, undefined>;`,
    `type DuetDocumented = Exclude<${text}\n, undefined>;`,
    'export {};',
  ].join('\n');
}

/** Names that a page's declarations bring, by declaring or by importing. */
export function declaredNames(code: string): Set<string> {
  const names = new Set<string>();
  for (const [, name] of code.matchAll(
    /^\s*(?:export )?(?:declare )?(?:type|interface|class|enum|const|function|namespace) (\w+)/gm,
  )) {
    names.add(name!);
  }
  for (const [, clause] of code.matchAll(/^\s*import (?:type )?([^'"]+) from/gm)) {
    for (const [, name] of clause!.matchAll(/(\w+)\s*(?=,|\}|$)/g)) names.add(name!);
  }
  return names;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
