import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import type { CssNode } from './resets';
import { scriptsIn } from './themeFolder';

/** The table "Moving from the stock theme" of the README: selectors of Duet by classes of Rspress. */
export const classesIn = (readme: string): Map<string, string> =>
  new Map(
    [...readme.matchAll(/^\| `\.(rp-[\w-]+)` +\| `([^`]+)` +\|$/gm)].map(([, from, to]) => [from!, to!]),
  );

/** Whether a class is another one, or a part or state of it. */
const belongsTo = (name: string) => (other: string) =>
  name.startsWith(other) && /^(__|--|$)/.test(name.slice(other.length));

/**
 * The classes of the stock theme in a style sheet that the parts of Duet do not have, each with the selector that
 * takes its place, if there is one.
 * @param classes of {@link classesIn}
 * @param own classes that parts of the site have
 */
export function stockClassesIn(
  nodes: readonly CssNode[],
  classes: ReadonlyMap<string, string>,
  own: readonly string[] = [],
) {
  const found = new Map<string, string | undefined>();
  const known = [...classes.keys()];
  const visit = ({ selectors, nodes = [] }: CssNode) => {
    for (const [, name] of (selectors?.join() ?? '').matchAll(/\.(rp-[\w-]+)/g)) {
      const selector = classes.get(name!);
      if (selector === `.${name}` || own.some(belongsTo(name!))) continue;
      // Parts and states of a class in the table have no row of their own.
      if (known.some(belongsTo(name!))) found.set(name!, selector);
    }
    nodes.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}

/** What the build says about them. */
export function warningOf(file: string, found: ReadonlyMap<string, string | undefined>): string {
  const names = [...found].map(
    ([name, selector]) => `\`.${name}\`${selector ? ` (here \`${selector}\`)` : ''}`,
  );
  const rest = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return `${file} has classes of the stock theme that the parts of Duet do not have: ${names.slice(0, 5).join(', ')}${rest}. See "Moving from the stock theme" in the README of rspress-theme-duet.`;
}

/** The classes that a script gives to elements, and does not only look for; copies of parts of Rspress have its classes. */
export const renderedIn = (script: string): string[] => script.match(/(?<![.\w-])rp-[\w-]+/g) ?? [];

/**
 * Warns of classes of the stock theme in the style sheets of a site, whose rules would do nothing.
 * @param folder theme folder of the site, or of Duet
 */
export function stockClassesPlugin(folder: string): RspressPlugin {
  let classes: Map<string, string> | undefined;
  let own: string[] | undefined;
  const theme = join(import.meta.dirname, '..');
  const seen = new Set<string>();
  const ownClasses = () =>
    folder === theme
      ? []
      : scriptsIn(folder).flatMap(file => renderedIn(readFileSync(join(folder, file), 'utf8')));
  const warning = {
    postcssPlugin: 'rspress-theme-duet/stock-classes',
    OnceExit({ nodes, source }: { nodes: CssNode[]; source?: { input: { file?: string } } }) {
      const file = source?.input.file;
      // Rspress compiles a style sheet for browsers and for rendering.
      if (!file || seen.has(file) || file.includes('node_modules') || file.startsWith(theme + sep)) return;
      seen.add(file);
      classes ??= classesIn(readmeAbove(import.meta.dirname));
      own ??= ownClasses();
      const found = stockClassesIn(nodes, classes, own);
      if (found.size > 0) logger.warn(`[rspress-theme-duet] ${warningOf(relative('', file), found)}`);
    },
  };
  return {
    name: warning.postcssPlugin,
    builderConfig: { tools: { postcss: (_, { addPlugins }) => addPlugins(warning) } },
  };
}

/** The README of the package, which is above the sources and above what is built from them; empty if it was removed. */
function readmeAbove(folder: string): string {
  const file = join(folder, 'README.md');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return folder === dirname(folder) ? '' : readmeAbove(dirname(folder));
}
