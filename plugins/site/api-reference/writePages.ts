import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { relativeTo } from '../../shared/site';

/** The file that marks a folder as the plugin's, and keeps it out of the repository. */
const marker = '.gitignore';
const markerText = '# The pages of this folder are written by rspress-plugin-duet/api-reference.\n*\n';

/**
 * Writes what has changed, and removes what is not written any more.
 * @returns the problem with the folder, if it has files of somebody else
 */
export function writePages(folder: string, files: ReadonlyMap<string, string>): string | undefined {
  const existing = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    : [];
  const isWritten = existing.includes(marker) && readFileSync(join(folder, marker), 'utf8') === markerText;
  if (existing.length > 0 && !isWritten)
    return `"${relativeTo(process.cwd(), folder)}" has files that this plugin did not write, such as "${existing[0]}"; name a folder of its own`;
  const all = new Map([...files, [marker, markerText]]);
  for (const name of existing) if (!all.has(name)) rmSync(join(folder, name));
  for (const [name, text] of all) {
    const path = join(folder, name);
    if (existing.includes(name) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return undefined;
}

/** `_meta.json` of every folder that has folders of kinds, with their names. */
export function sidebarFiles(
  paths: Iterable<string>,
  kinds: ReadonlyMap<string, string>,
  overview: string,
): Map<string, string> {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const above = dirname(folder);
      folders.set(above, (folders.get(above) ?? new Set()).add(folder));
    }
  }
  return new Map(
    [...folders].map(([folder, below]) => {
      const names = [...below].map(path => path.slice(folder === '.' ? 0 : folder.length + 1));
      const modules = names.filter(name => !kinds.has(name)).sort();
      const entries = [
        ...(folder === '.' ? [{ type: 'file', name: 'index', label: overview }] : []),
        ...modules.map(name => ({ type: 'dir', name, label: name })),
        ...[...kinds]
          .filter(([name]) => names.includes(name))
          .map(([name, label]) => ({ type: 'dir', name, label })),
      ];
      return [
        folder === '.' ? '_meta.json' : `${folder}/_meta.json`,
        `${JSON.stringify(entries, null, 2)}\n`,
      ];
    }),
  );
}
