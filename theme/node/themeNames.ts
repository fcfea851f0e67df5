import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileAt, moduleNames } from '../../shared/node/moduleNames';

const require = createRequire(import.meta.url);
/** The package of this theme. */
export const duet = 'rspress-theme-duet';

/**
 * The names of the files of a folder that one of its modules exports as a whole, and of those that these do, by file.
 * @param stars modules that are exported as a whole; only relative ones are read
 */
export function namesByFile(
  folder: string,
  stars: string[],
  found = new Map<string, string[]>(),
): Map<string, string[]> {
  for (const path of stars) {
    const file = path.startsWith('.') ? fileAt(join(folder, path)) : undefined;
    if (!file || found.has(file)) continue;
    const { exports, stars: further } = moduleNames(readFileSync(file, 'utf8'));
    found.set(
      file,
      exports.map(({ exported }) => exported),
    );
    namesByFile(dirname(file), further, found);
  }
  return found;
}

/** Names that a module exports, those of the relative modules that it exports as a whole included. */
const namesIn = (file: string): string[] =>
  [...namesByFile(dirname(file), [`./${basename(file)}`]).values()].flat();

/** Whether a name that a page imports from the theme is a component of this theme or the stock one, which the site has not replaced. */
export function isStockName(folder: string, themeRoot: string): (name: string) => boolean {
  const index = folder === themeRoot ? undefined : fileAt(join(folder, 'index'));
  const own = index ? moduleNames(readFileSync(index, 'utf8')) : { exports: [], stars: [] };
  const replaced = new Set([
    ...own.exports.filter(({ from }) => from !== duet).map(({ exported }) => exported),
    ...[...namesByFile(folder, own.stars).values()].flat(),
  ]);
  const names = new Set(stockNames(themeRoot));
  return name => names.has(name) && !replaced.has(name);
}

/** The names of this theme and of the stock one. */
export function stockNames(themeRoot: string): string[] {
  return [...namesOfTheme(themeRoot), ...namesOfStock()];
}

/** The names of this theme. */
export const namesOfTheme = (themeRoot: string) => namesIn(fileAt(join(themeRoot, 'index'))!);
/** The names of the stock theme. */
export const namesOfStock = () => namesIn(require.resolve('@rspress/core/theme-original'));
