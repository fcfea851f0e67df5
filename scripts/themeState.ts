import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ts } from '@ts-morph/common';
import type { State } from '../theme/overrides/history';
import { parse, propsOf } from './propsOf';

/** Parts whose props are the slots of the layout. */
const withSlots = ['Layout', 'DocLayout', 'HomeLayout', 'Nav'];

/**
 * Everything of the theme that a site can override, and what the site relies on in it: `<kind> <name>` → state.
 * @param theme folder of the theme with `index.tsx`, `text.ts` and `styles/tokens.css`
 */
export function themeState(theme: string): Record<string, State> {
  const read = (file: string) => readFileSync(join(theme, file), 'utf8');
  const items: Record<string, State> = { ...wordStates(join(theme, 'text.ts')) };
  for (const name of classesOf(theme)) items[`class ${name}`] = {};
  for (const [, token, value] of read('styles/tokens.css').matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm))
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
  return [...index.matchAll(/^export \{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(([, names, from]) => {
    const file = ['.tsx', '.ts'].map(end => join(theme, from! + end)).find(existsSync)!;
    const values = names!.split(',').map(name => name.trim());
    return values.filter(name => name && !name.startsWith('type ')).map(name => ({ name, file }));
  });
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
  for (const [, names] of code.matchAll(/^import \{([^}]*)\} from '@rspress\/core\/theme'/gm))
    for (const entry of names!.split(','))
      if (/^\s*[A-Z]\w+(?<!Props)\b/.test(entry)) state[`renders ${entry.trim().split(' ')[0]}`] = '';
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
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^import [^;]*? from '\.\/(\w+)'/gm))
    for (const end of ['.ts', '.tsx']) {
      const beside = join(dirname(file), name + end);
      if (existsSync(beside)) filesOf(beside, seen);
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
