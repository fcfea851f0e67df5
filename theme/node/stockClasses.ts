import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import type { CssNode } from './resets';

/** The table "Moving from the stock theme" of the README: selectors of Duet by classes of Rspress. */
export const classesIn = (readme: string): Map<string, string> =>
  new Map(
    [...readme.matchAll(/^\| `\.(rp-[\w-]+)` +\| `([^`]+)` +\|$/gm)].map(([, from, to]) => [from!, to!]),
  );

/**
 * The classes of the stock theme in a style sheet that the parts of Duet do not have, each with the selector that
 * takes its place, if there is one.
 * @param classes of {@link classesIn}
 */
export function stockClassesIn(nodes: readonly CssNode[], classes: ReadonlyMap<string, string>) {
  const found = new Map<string, string | undefined>();
  const visit = ({ selectors, nodes = [] }: CssNode) => {
    for (const [, name] of (selectors?.join() ?? '').matchAll(/\.(rp-[\w-]+)/g)) {
      const selector = classes.get(name!);
      // Parts and states of a class in the table have no row of their own.
      const isPart =
        !selector &&
        [...classes.keys()].some(
          known => /^(__|--)/.test(name!.slice(known.length)) && name!.startsWith(known),
        );
      if (isPart || (selector && selector !== `.${name}`)) found.set(name!, selector);
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

/** Warns of classes of the stock theme in the style sheets of a site, whose rules would do nothing. */
export function stockClassesPlugin(): RspressPlugin {
  let classes: Map<string, string> | undefined;
  const theme = join(import.meta.dirname, '..');
  const seen = new Set<string>();
  const warning = {
    postcssPlugin: 'rspress-theme-duet/stock-classes',
    OnceExit({ nodes, source }: { nodes: CssNode[]; source?: { input: { file?: string } } }) {
      const file = source?.input.file;
      // Rspress compiles a style sheet for browsers and for rendering.
      if (!file || seen.has(file) || file.includes('node_modules') || file.startsWith(theme + sep)) return;
      seen.add(file);
      classes ??= classesIn(readmeAbove(import.meta.dirname));
      const found = stockClassesIn(nodes, classes);
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
