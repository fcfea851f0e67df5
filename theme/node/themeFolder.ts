import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { didYouMean } from '../../shared/didYouMean';
import { fileAt, moduleNames } from '../../shared/node/moduleNames';
import { duet, namesByFile, namesOfStock, namesOfTheme } from './themeNames';

/** The modules of the stock theme; sites also import its file. */
const stock =
  /^(@rspress\/core\/theme-original|@theme-original|@rspress\/core\/dist\/theme(\/index(\.js)?)?)$/;
const reexport = `export * from '${duet}';`;

/** What {@link checkThemeFolder} finds. */
export interface ThemeFolder {
  /** The folder that the build uses as the site's theme. */
  folder: string;
  /** Mistakes that do not break the build, each with its fix. */
  warnings: string[];
  /** Mistakes that break the build. */
  errors: string[];
}

/**
 * Finds mistakes in the theme folder of a site that the build would ignore, or fail on without an explanation.
 * @param folder absolute path of the site's theme folder, which may be missing
 * @param themeRoot folder of this theme, which is used where the site has none
 * @param root folder that paths in messages are relative to
 */
export function checkThemeFolder(folder: string, themeRoot: string, root: string): ThemeFolder {
  if (folder === themeRoot || !existsSync(folder)) return { folder: themeRoot, warnings: [], errors: [] };
  const index = fileAt(join(folder, 'index'));
  if (!index) {
    // A folder of style sheets and fonts replaces nothing, and is not meant to.
    if (scriptsIn(folder).length === 0) return { folder: themeRoot, warnings: [], errors: [] };
    const name = relative(root, folder);
    const warning = `${name}/ has no index file, so Rspress ignores it and the site shows Duet as it is. To replace parts of Duet, create ${join(name, 'index.tsx')} with \`${reexport}\` and your exports.`;
    return { folder: themeRoot, warnings: [warning], errors: [] };
  }
  const name = relative(root, index);
  const code = readFileSync(index, 'utf8');
  const ownNames = namesOfTheme(themeRoot);
  const names = [...ownNames, ...namesOfStock()];
  const { exports, imports, stars } = moduleNames(code);
  const sources = [...stars, ...[...exports, ...imports].map(({ from }) => from)];
  const warnings = sources.some(from => from?.startsWith(duet))
    ? stockImports(folder, root, new Set(ownNames))
    : [`${name} does not export Duet, so the site shows the stock theme. Add \`${reexport}\`.`];
  for (const { exported } of exports) {
    // Other names are components of the site itself.
    const hint = /^[A-Z]/.test(exported) && !names.includes(exported) && didYouMean(exported, names);
    if (hint) warnings.push(`${name} exports \`${exported}\`, which replaces nothing. ${hint}`);
  }
  const own = [
    ...exports.map(({ exported, from }) => ({
      exported,
      file: from === undefined ? index : from.startsWith('.') && fileAt(join(folder, from)),
    })),
    ...[...namesByFile(folder, stars)].flatMap(([file, names]) =>
      names.map(exported => ({ exported, file })),
    ),
  ];
  const errors: string[] = [];
  for (const { exported, file } of own) {
    if (!file) continue;
    const line = lineOfImport(readFileSync(file, 'utf8'), exported);
    if (line > 0)
      errors.push(
        `${relative(root, file)}:${line} imports \`${exported}\` from @rspress/core/theme, which is its own export, so it would render itself endlessly. Import the original from \`${duet}\`.`,
      );
  }
  return { folder, warnings, errors };
}

/** Warnings of parts that the scripts of a site's theme folder import from the stock theme though this one has its own. */
function stockImports(folder: string, root: string, own: ReadonlySet<string>): string[] {
  return scriptsIn(folder).flatMap(path => {
    const file = join(folder, path);
    const code = readFileSync(file, 'utf8');
    const parts = /theme-original|core\/dist\/theme/.test(code)
      ? moduleNames(code).imports.filter(({ name, from }) => stock.test(from) && own.has(name))
      : [];
    if (parts.length === 0) return [];
    const names = parts.map(({ name }) => `\`${name}\``).join(', ');
    return [
      `${relative(root, file)}:${parts[0]!.line} imports ${names} from the stock theme, so the site shows these without Duet's markup and styles. Import from \`${duet}\` instead.`,
    ];
  });
}

/** The scripts in a folder, by their path in it. */
export const scriptsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.[cm]?[jt]sx?$/.test(file) && !file.includes('node_modules'))
    .sort();

/** Line on which a module imports `name` from the theme of the site; 0 if it does not. */
function lineOfImport(code: string, name: string): number {
  const entry = moduleNames(code).imports.find(
    entry => entry.name === name && /^(@rspress\/core\/theme|@theme)$/.test(entry.from),
  );
  return entry?.line ?? 0;
}
