import { existsSync } from 'node:fs';
import { join } from 'node:path';

const extensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs'];

/** The file behind an import path: itself, with an extension, or the index of a folder. */
export function fileAt(path: string): string | undefined {
  const candidates = [path, ...extensions.flatMap(end => [path + end, join(path, `index${end}`)])];
  return candidates.find(file => extensions.some(end => file.endsWith(end)) && existsSync(file));
}

/** Each exported name, and the module that it comes from; without one it is the module itself. */
export function exportsOf(code: string): { exported: string; from?: string | undefined }[] {
  const imports = new Map(
    [...code.matchAll(/^import (?:type )?(.+?) from ['"]([^'"]+)['"]/gms)].flatMap(([, names, from]) =>
      namesOf(names!.replace(/[{}]/g, '')).map(name => [name, from] as const),
    ),
  );
  const declared = [...code.matchAll(/^export (?:async )?(?:const|let|var|function\*?|class) (\w+)/gm)];
  const lists = [...code.matchAll(/^export (?!type)\{([^}]*)\}(?: from ['"]([^'"]+)['"])?/gm)];
  return [
    ...declared.map(([, exported]) => ({ exported: exported! })),
    ...lists.flatMap(([, names, from]) =>
      names!.split(',').flatMap(entry => {
        const [local, exported = local] = entry.trim().split(/\s+as\s+/);
        if (!exported || entry.trim().startsWith('type ')) return [];
        return [{ exported, from: from ?? imports.get(local!) }];
      }),
    ),
  ];
}

/** Local names of a list such as `A, B as C`. */
const namesOf = (list: string) =>
  list.split(',').flatMap(
    entry =>
      entry
        .trim()
        .split(/\s+as\s+/)
        .at(-1) || [],
  );
