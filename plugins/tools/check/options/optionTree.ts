import type { ts as TS } from '@ts-morph/common';
import { userError } from '../../../../shared/node/userError';
import type { Compiler } from '../core/compiler';
import { objectTypesIn } from './objectTypes';

/** An option, or a property of one, in the package's types. */
export interface Option {
  /** Dotted path: `output.minify`. */
  path: string;
  /** Whether it has a `@deprecated` tag. */
  deprecated: boolean;
  /** Text of the `@default` tag in the package's types. */
  default?: string;
  /** Whether it is a group of options such as `output`: it has no page, its members have. */
  section: boolean;
}

/** Number of levels that are listed: `section.option.property.property`. */
const depth = 4;

/**
 * All options of a type. A top-level property whose type is one plain object type is a
 * section; its members, and the other top-level properties, are the options that need a
 * page. Names that begin with `_` and properties marked `@private` or `@internal` are not options.
 */
export function optionTree(compiler: Compiler, packageName: string, typeName: string): Option[] {
  const { ts } = compiler;
  const path = `${compiler.base}/options.ts`;
  const text = `import type { ${typeName} } from '${packageName}';\nexport declare const root: ${typeName};\n`;
  const program = compiler.program(new Map([[path, text]]), [path]);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path)!;
  const [problem] = program.getSemanticDiagnostics(source);
  if (problem) {
    const reason = ts.flattenDiagnosticMessageText(problem.messageText, '\n');
    throw userError(`The type ${typeName} of ${packageName} cannot be read: ${reason}`);
  }
  const [root] = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!);
  const options: Option[] = [];
  list(checker.getTypeOfSymbolAtLocation(root!, source), '', []);
  return options;

  function list(type: TS.Type, parent: string, above: TS.Type[]): void {
    const level = above.length;
    const seen = new Set<string>();
    for (const member of objectTypesIn(ts, checker, type)) {
      if (above.includes(member)) continue;
      for (const property of checker.getPropertiesOfType(member)) {
        const { name } = property;
        if (seen.has(name) || !isListed(ts, property, level, packageName)) continue;
        seen.add(name);
        const inner = checker.getTypeOfSymbolAtLocation(property, source);
        const path = parent ? `${parent}.${name}` : name;
        const tags = property.getJsDocTags(checker);
        const stated = tags
          .find(tag => tag.name === 'default')
          ?.text?.map(({ text }) => text)
          .join('');
        const section = level === 0 && isSection(inner);
        const deprecated = tags.some(tag => tag.name === 'deprecated');
        options.push({ path, deprecated, section, ...(stated && { default: stated }) });
        if (level + 1 < depth) list(inner, path, [...above, member]);
      }
    }
  }

  function isSection(type: TS.Type): boolean {
    const plain = checker.getNonNullableType(type);
    const { Object: object } = ts.TypeFlags;
    return (
      (plain.flags & object) !== 0 &&
      plain.getCallSignatures().length === 0 &&
      !checker.isArrayLikeType(plain) &&
      checker.getIndexInfosOfType(plain).length === 0 &&
      plain.getProperties().length > 0
    );
  }
}

/** Whether a property is an option: below the first two levels only what the package itself declares. */
function isListed(ts: typeof TS, property: TS.Symbol, level: number, packageName: string): boolean {
  if (/^[_#]/.test(property.name)) return false;
  const declarations = property.declarations ?? [];
  const isOwnFile = (file: string) => file.includes(`/node_modules/${packageName}/`);
  if (level > 1 && !declarations.some(declaration => isOwnFile(declaration.getSourceFile().fileName)))
    return false;
  return !declarations.some(declaration =>
    ts.getJSDocTags(declaration).some(({ tagName }) => /^(?:private|internal)$/.test(tagName.text)),
  );
}

/** Route of an option's page below the folder: `output/css-modules`. */
export function routeOfOption(path: string): string {
  return path
    .split('.')
    .map(part => part.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))
    .join('/');
}

/** The options that need a page. */
export function pagedOptions(options: readonly Option[]): Option[] {
  const sections = new Set(options.filter(({ section }) => section).map(({ path }) => path));
  return options.filter(({ path, section }) => {
    const [head, ...rest] = path.split('.');
    return sections.has(head!) ? rest.length === 1 : rest.length === 0 && !section;
  });
}

/** `output` for `output.minify`. */
export function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}
