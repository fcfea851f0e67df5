import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';

const extensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs'];

/** A node of the syntax tree, with the fields that are read here; TypeScript adds the kinds. */
interface Node {
  type: string;
  name: string;
  value: unknown;
  importKind?: 'type' | 'value';
  exportKind?: 'type' | 'value';
  loc: { start: { line: number } };
  [field: string]: unknown;
}

/** The values that a module imports and exports; types are left out. */
export interface ModuleNames {
  /** Each exported name except a default export, and the module that it comes from; without one it is this module. */
  exports: { exported: string; from?: string | undefined }[];
  /** Modules that are exported as a whole. */
  stars: string[];
  /** Each imported name (`default` and `*` too), what it is called here, its module and the line of the import. */
  imports: { name: string; local: string; from: string; line: number }[];
  /** JSX elements, each with the names of its attributes. */
  elements: { name: string; attributes: string[] }[];
}

/** The file behind an import path: itself, with an extension, or the index of a folder. */
export function fileAt(path: string): string | undefined {
  const candidates = [path, ...extensions.flatMap(end => [path + end, join(path, `index${end}`)])];
  return candidates.find(file => extensions.some(end => file.endsWith(end)) && existsSync(file));
}

/** Reads a module of TypeScript or JavaScript; one with syntax errors, which the build reports, has no names. */
export function moduleNames(code: string): ModuleNames {
  const names: ModuleNames = { exports: [], stars: [], imports: [], elements: [] };
  const body = parse(code);
  for (const node of body.filter(isImport)) {
    for (const part of nodes(node.specifiers).filter(part => part.importKind !== 'type'))
      names.imports.push({
        name: part.imported
          ? nameOf(part.imported)
          : part.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*',
        local: nameOf(part.local),
        from: textOf(node.source)!,
        line: node.loc.start.line,
      });
  }
  for (const node of body) {
    const from = textOf(node.source);
    if (node.exportKind === 'type') continue;
    if (node.type === 'ExportAllDeclaration') {
      if (node.exported) names.exports.push({ exported: nameOf(node.exported), from });
      else names.stars.push(from!);
    }
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const name of declaredNames(node.declaration as Node | null)) names.exports.push({ exported: name });
    for (const part of nodes(node.specifiers).filter(part => part.exportKind !== 'type')) {
      const local = nameOf(part.local);
      names.exports.push({
        exported: nameOf(part.exported),
        from: from ?? names.imports.find(entry => entry.local === local)?.from,
      });
    }
  }
  visit(body, node => {
    if (node.type !== 'JSXOpeningElement') return;
    const attributes = nodes(node.attributes).flatMap(({ name }) => (name ? [nameOf(name)] : []));
    names.elements.push({ name: nameOf(node.name), attributes });
  });
  return names;
}

function parse(code: string): Node[] {
  // `<T>value` is a cast in a `.ts` file, and an element elsewhere.
  for (const jsx of [true, false]) {
    try {
      const options = { sourceType: 'module', ecmaVersion: 'latest', locations: true } as const;
      const tree: unknown = Parser.extend(tsPlugin({ jsx })).parse(code, options);
      return (tree as { body: Node[] }).body;
    } catch {
      // The next one; the build reports what no parser accepts.
    }
  }
  return [];
}

const isImport = (node: Node) => node.type === 'ImportDeclaration' && node.importKind !== 'type';
const nodes = (list: unknown) => (list ?? []) as Node[];
const textOf = (node: unknown) => (node as Node | null | undefined)?.value as string | undefined;
/** Text of an identifier, or of a string in its place; '' for others, such as `A.B` in JSX. */
const nameOf = (node: unknown) => String((node as Node).name ?? textOf(node) ?? '');

/** Names that a declaration, or the pattern of a variable, introduces. */
function declaredNames(node: Node | null | undefined): string[] {
  if (!node) return [];
  if (node.type === 'Identifier') return [node.name];
  const inner = [node.declarations, node.properties, node.elements].flatMap(nodes);
  return [...inner, node.id, node.type === 'Property' ? node.value : (node.left ?? node.argument)].flatMap(
    part => declaredNames(part as Node | null),
  );
}

function visit(part: unknown, act: (node: Node) => void): void {
  if (typeof part !== 'object' || part === null) return;
  if ('type' in part) act(part as Node);
  for (const value of Object.values(part)) visit(value, act);
}
