import { dirname, join, relative } from 'node:path';
import { fileAt, moduleNames } from '../../shared/node/moduleNames';
import { builderPlugin } from './builderPlugin';
import { namesByFile, stockNames } from './themeNames';

/**
 * The index of a theme folder in which the names of the site win. `export * from './components'` beside the
 * `export *` of this theme is an error if both have a name, and this theme has more names than the stock one.
 * @param index path of the index
 * @param code its source
 * @param taken the names of this theme
 * @returns the source, and the files that it depends on
 */
export function withOwnNames(
  index: string,
  code: string,
  taken: ReadonlySet<string>,
): { code: string; files: string[] } {
  const folder = dirname(index);
  const { exports, stars } = moduleNames(code);
  const named = new Set(exports.map(({ exported }) => exported));
  const files = namesByFile(folder, stars);
  const lines = [...files].flatMap(([file, names]) =>
    names
      .filter(name => taken.has(name) && !named.has(name) && named.add(name))
      .map(name => `export { ${name} } from './${relative(folder, file).replaceAll('\\', '/')}';\n`),
  );
  return { code: lines.length > 0 ? `${code}\n${lines.join('')}` : code, files: [...files.keys()] };
}

/** Lets names that the theme folder exports with `export *` win over those of this theme. */
export function ownNamesPlugin(folder: string, themeRoot: string) {
  const index = folder === themeRoot ? undefined : fileAt(join(folder, 'index'));
  return builderPlugin('own-names', api => {
    if (!index) return;
    let taken: Set<string> | undefined;
    api.transform({ test: resource => resource === index }, ({ code, addDependency }) => {
      // Not at each start: a build from the cache does not read the index.
      taken ??= new Set(stockNames(themeRoot));
      const result = withOwnNames(index, code, taken);
      result.files.forEach(addDependency);
      return result.code;
    });
  });
}
