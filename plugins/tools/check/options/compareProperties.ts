import type { ts as TS } from '@ts-morph/common';
import type { Compiler } from '../core/compiler';
import { objectTypesIn } from './objectTypes';

/** Properties that only one of two object types has, as a message: optional ones do not prevent assignment, so names are compared. */
export function propertyDifference(
  { ts, base }: Compiler,
  checker: TS.TypeChecker,
  documented: TS.Type,
  real: TS.Type,
): string | undefined {
  return differing(documented, real, '', []);

  function differing(doc: TS.Type, real: TS.Type, path: string, above: TS.Type[]): string | undefined {
    if (above.length > 4 || above.includes(doc)) return undefined;
    const reals = objectTypesIn(ts, checker, real);
    for (const member of objectTypesIn(ts, checker, doc)) {
      if (reals.includes(member) || !isWrittenOnPage(member)) continue;
      const documentedNames = namesOf(member);
      const candidates = reals.filter(
        type => checker.isTypeAssignableTo(member, type) || checker.isTypeAssignableTo(type, member),
      );
      const overlap = (type: TS.Type) => namesOf(type).filter(name => documentedNames.includes(name)).length;
      const [twin] = (candidates.length > 0 ? candidates : reals).sort((a, b) => overlap(b) - overlap(a));
      if (!twin) continue;
      const names = namesOf(twin);
      const lacking = names.filter(name => !documentedNames.includes(name) && !isDeprecated(twin, name));
      if (lacking.length > 0) return `The documented type lacks ${quoted(lacking, path)}.`;
      const extra = documentedNames.filter(name => !names.includes(name));
      if (extra.length > 0)
        return `The documented type has ${quoted(extra, path)}, which the package does not have.`;
      for (const name of documentedNames) {
        const [left, right] = [member, twin].map(type => propertyType(type, name));
        const inner = left && right && differing(left, right, `${path}${name}.`, [...above, doc]);
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
