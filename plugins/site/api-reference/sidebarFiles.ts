import { dirname } from 'node:path';

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
