/** A documented type and the option that it describes. */
export interface TypeComparison {
  /** Dotted path of the option. */
  path: string;
  /** The code span after **Type**. */
  text: string;
  /** Declarations on the page: the option's own, then those of the option above. */
  declarations: string[];
}

/** `At<T, K>`: the type of a property in unions, arrays and records; functions and primitives have none. */
const helpers = `
type Known<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : symbol extends K ? never : K]: T[K] };
type At<T, K extends PropertyKey> = T extends (...args: any[]) => any ? never
  : T extends readonly (infer U)[] ? At<U, K>
  : T extends object ? (K extends Known<T> ? T[K & keyof T] : string extends keyof T ? At<T[string & keyof T], K> : never)
  : never;
`;

/** A module that declares a documented type and the package's type of the same option. */
export function comparisonModule(
  { path, text, declarations }: TypeComparison,
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

/** Names that code declares or imports. */
export function declaredNames(code: string): Set<string> {
  const declared =
    /^\s*(?:export )?(?:declare )?(?:type|interface|class|enum|const|function|namespace) (\w+)/gm;
  const imported = [...code.matchAll(/^\s*import (?:type )?([^'"]+) from/gm)].flatMap(([, clause]) => [
    ...clause!.matchAll(/(\w+)\s*(?=,|\}|$)/g),
  ]);
  return new Set([...code.matchAll(declared), ...imported].map(([, name]) => name!));
}
