import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileAt, moduleNames } from '../../../shared/node/moduleNames';
import type { History, Kind } from './history';
import { slotsIn } from './slotsIn';

/** Something of the theme that a site overrides. */
export interface Override {
  kind: Kind;
  /** Name in the theme: of a component, a slot, a token, a word or a class. */
  name: string;
  /** The file that overrides it, relative to the project. */
  file: string;
  /** Whether a part renders the original too. */
  wraps: boolean;
}

/**
 * Finds what a site overrides at every step of the ladder.
 * @param root folder of the project @param theme its theme folder, relative to the project
 * @param history what the theme has and had
 */
export function findOverrides(root: string, theme: string, history: History): Override[] {
  const overrides = new Map<string, Override>();
  const add = (kind: Kind, name: string, file: string, wraps = false) => {
    const key = `${kind} ${name}`;
    // Other tokens and classes with the prefix of the theme may be misspelt; other exports are the site's own.
    const isNamedAsOurs = /^(--duet-|duet-)/.test(name);
    if (overrides.has(key) || !(key in history.items || isNamedAsOurs)) return;
    overrides.set(key, { kind, name, file: relative(root, file), wraps });
  };

  for (const { exported, file } of exportsBelow(fileAt(join(root, theme, 'index')))) {
    const code = readFileSync(file, 'utf8');
    const wraps = moduleNames(code).imports.some(
      ({ name, from }) => name === exported && from === 'rspress-theme-duet',
    );
    add('part', exported, file, wraps);
  }
  for (const file of filesBelow(root)) {
    const isConfig = /(^|[\\/])(i18n\.json|rspress\.config\.\w+)$/.test(file);
    const isStyle = /\.(css|scss|sass|less|styl)$/.test(file);
    const isTheme = !relative(join(root, theme), file).startsWith('..') && /\.[jt]sx$/.test(file);
    if (!isConfig && !isStyle && !isTheme) continue;
    const source = readFileSync(file, 'utf8');
    if (isTheme) for (const slot of slotsIn(source)) add('slot', slot, file);
    const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
    if (isConfig) for (const [, key] of code.matchAll(/\b([\w.]+)['"]?\s*:\s*\{/g)) add('word', key!, file);
    if (!isStyle) continue;
    for (const [, token] of code.matchAll(/(--(?:duet|rp)-[\w-]+)\s*:/g)) add('token', token!, file);
    for (const [, name] of code.matchAll(/\.(duet-[\w-]+)/g)) add('class', name!, file);
  }
  return [...overrides.values()];
}

/** The names that a module exports, each with the file that contains it. */
function exportsBelow(index: string | undefined): { exported: string; file: string }[] {
  if (!index) return [];
  const { exports, stars } = moduleNames(readFileSync(index, 'utf8'));
  const beside = (path: string) => fileAt(join(index, '..', path));
  return [
    ...exports.map(({ exported, from }) => ({
      exported,
      file: (from?.startsWith('.') && beside(from)) || index,
    })),
    ...stars.filter(path => path.startsWith('.')).flatMap(path => exportsBelow(beside(path))),
  ];
}

/** All files of a project, without packages, build output and hidden folders. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (/^(\.|node_modules$|doc_build$|dist$)/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
