import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ts } from '@ts-morph/common';

/** A prop of a component, as its declaration is written. */
export interface Prop {
  name: string;
  isOptional: boolean;
  type: string;
}

/** Where Rspress declares the types that `@rspress/core/theme` exports. */
const stock = 'node_modules/@rspress/core/dist/theme';

/**
 * The props of a component, those of the types that its own type is made of included. Attributes of HTML elements,
 * which React declares, are left out.
 * @param file the module that exports it
 */
export function propsOf(component: string, file: string): Prop[] {
  const source = parse(file);
  for (const statement of source.statements) {
    const declared = ts.isFunctionDeclaration(statement)
      ? [statement]
      : ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [];
    for (const node of declared) {
      if (node.name?.getText() !== component || !/^[A-Z]/.test(component)) continue;
      const made = ts.isFunctionDeclaration(node) ? node : node.initializer;
      const type = made && ts.isFunctionLike(made) ? made.parameters[0]?.type : undefined;
      return type ? unique(membersOf(type, source)) : [];
    }
  }
  return [];
}

const unique = (props: Prop[]) => [...new Map(props.map(prop => [prop.name, prop])).values()];

/** The syntax tree of a TypeScript file. */
export const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);

/** The members of a type: of object types, of what it intersects, and of the types that it names. */
function membersOf(type: ts.TypeNode, source: ts.SourceFile): Prop[] {
  if (ts.isTypeLiteralNode(type)) return signatures(type.members);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(part => membersOf(part, source));
  if (!ts.isTypeReferenceNode(type)) return [];
  const name = type.typeName.getText();
  const [first, second] = type.typeArguments ?? [];
  if (name !== 'Omit' || !first || !second) return membersOfNamed(name, source);
  const omitted: string[] = second.getText().match(/\w+/g) ?? [];
  return membersOf(first, source).filter(prop => !omitted.includes(prop.name));
}

function membersOfNamed(name: string, source: ts.SourceFile): Prop[] {
  for (const node of source.statements) {
    if (ts.isTypeAliasDeclaration(node) && node.name.text === name) return membersOf(node.type, source);
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== name) continue;
    const bases = node.heritageClauses?.flatMap(({ types }) => types) ?? [];
    return [
      ...bases.flatMap(base => membersOfNamed(base.expression.getText(), source)),
      ...signatures(node.members),
    ];
  }
  const { from, original } = importOf(name, source);
  if (from === '@rspress/core/theme') {
    const file = stockFileOf(original);
    return file ? membersOfNamed(original, parse(file)) : [];
  }
  if (!from.startsWith('.')) return [];
  const file = ['.ts', '.tsx', '.d.ts']
    .map(end => join(dirname(source.fileName), from + end))
    .find(path => existsSync(path));
  return file ? membersOfNamed(original, parse(file)) : [];
}

/** The module that a name comes from, and the name that it has there. */
function importOf(name: string, source: ts.SourceFile): { from: string; original: string } {
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const bindings = node.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const binding = bindings.elements.find(element => element.name.text === name);
    if (binding)
      return { from: node.moduleSpecifier.text, original: (binding.propertyName ?? binding.name).text };
  }
  return { from: '', original: name };
}

/** Declaration files of Rspress with their text, read once. */
let stockFiles: { file: string; text: string }[] | undefined;

function stockFileOf(type: string): string | undefined {
  stockFiles ??= readdirSync(stock, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.d.ts'))
    .map(file => ({ file: join(stock, file), text: readFileSync(join(stock, file), 'utf8') }));
  const declares = new RegExp(`(interface|type) ${type}\\b[^,}]*[{=]`);
  return stockFiles.find(({ text }) => declares.test(text))?.file;
}

const signatures = (members: ts.NodeArray<ts.TypeElement>): Prop[] =>
  members.filter(ts.isPropertySignature).map(({ name, questionToken, type }) => ({
    name: name.getText(),
    isOptional: !!questionToken,
    type: (type?.getText() ?? 'any').replace(/\s+/g, ' ').replace(/\bReact\./g, ''),
  }));
