import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ts } from '@ts-morph/common';
import type { State } from '../plugins/tools/overrides/history';
import { fileAt, moduleNames } from '../shared/node/moduleNames';
import { parse, propsOf } from './propsOf';

/** Parts whose props are the slots of the layout. */
const withSlots = ['Layout', 'DocLayout', 'HomeLayout', 'Nav'];

/**
 * Everything of the theme that a site can override, and what the site relies on in it: `<kind> <name>` → state.
 * @param theme folder of the theme with `index.tsx`, `text.ts` and `client/styles/tokens.css`
 */
export function themeState(theme: string): Record<string, State> {
  const read = (file: string) => readFileSync(join(theme, file), 'utf8');
  const items: Record<string, State> = { ...wordStates(join(theme, 'text.ts')) };
  for (const name of classesOf(theme)) items[`class ${name}`] = {};
  for (const [, token, value] of read('client/styles/tokens.css').matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm))
    items[`token ${token}`] ??= { value: value!.replace(/\s+/g, ' ') };
  for (const { name, file } of partsOf(read('index.tsx'), theme)) {
    const props = propsOf(name, file);
    items[`part ${name}`] = partState(name, props, file, theme, items);
    if (withSlots.includes(name)) for (const { name: slot, type } of props) items[`slot ${slot}`] = { type };
  }
  return items;
}

/** The names of values that the index exports, each with its file. */
function partsOf(index: string, theme: string): { name: string; file: string }[] {
  return moduleNames(index).exports.flatMap(({ exported, from }) =>
    from?.startsWith('.') ? [{ name: exported, file: fileAt(join(theme, from))! }] : [],
  );
}

/** Props; the other parts that it renders; classes, words and code. */
function partState(
  name: string,
  props: ReturnType<typeof propsOf>,
  file: string,
  theme: string,
  items: Readonly<Record<string, State>>,
): State {
  const state: Record<string, string> = {};
  for (const { name: prop, isOptional, type } of props) state[`prop ${prop}${isOptional ? '?' : ''}`] = type;
  // A drawing has nothing that a site relies on.
  if (/^Icon[A-Z]/.test(name)) return state;
  const files = filesOf(file);
  const code = files.map(path => readFileSync(path, 'utf8')).join('\n');
  for (const path of files)
    for (const { name: part, from } of moduleNames(readFileSync(path, 'utf8')).imports)
      if (from === '@rspress/core/theme' && /^[A-Z]/.test(part)) state[`renders ${part}`] = '';
  for (const [, used] of code.matchAll(/['" `](duet-[\w-]+)/g))
    if (`class ${used}` in items) state[`class ${used}`] = '';
  for (const [, word] of code.matchAll(/'(\w+)'/g)) if (`word ${word}` in items) state[`word ${word}`] = '';
  const path = relative(dirname(theme), file).replace(/\.tsx?$/, '.js');
  state.code = `dist/${path} ${hashOf(files)}`;
  return state;
}

/** A hash of code that comments and layout do not change. */
function hashOf(files: string[]): string {
  const printer = ts.createPrinter({ removeComments: true });
  const hash = createHash('sha256');
  for (const file of files) hash.update(printer.printFile(parse(file)));
  return hash.digest('hex').slice(0, 8);
}

/** A file, and those of its folder that it imports. */
function filesOf(file: string, seen: string[] = []): string[] {
  if (seen.includes(file)) return seen;
  seen.push(file);
  // Imports of types too, and those at run time.
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
    const beside = /^\.\/\w+$/.test(fileName) && fileAt(join(dirname(file), fileName));
    if (beside) filesOf(beside, seen);
  }
  return seen;
}

/** Words with their English text. */
function wordStates(file: string): Record<string, State> {
  const items: Record<string, State> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)) {
      const english = node.initializer.properties.find(part => part.name?.getText() === 'en');
      if (english && ts.isPropertyAssignment(english) && ts.isStringLiteralLike(english.initializer))
        items[`word ${node.name.getText().replace(/['"]/g, '')}`] = { text: english.initializer.text };
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return items;
}

/** Class names in the stylesheets of the theme. */
function classesOf(theme: string): Set<string> {
  const sheets = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.css') && !/(^|[\\/])(dist|node_modules)[\\/]/.test(file),
  );
  const rules = sheets.map(file => readFileSync(join(theme, file), 'utf8')).join('\n');
  return new Set([...rules.matchAll(/\.(duet-[\w-]+)/g)].map(([, name]) => name!));
}
