import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files (path to content) to a temporary project below `folder`, so that they resolve its packages; removed after `use`. */
export async function inTemporaryProject<T>(
  folder: string,
  id: string,
  files: Record<string, string>,
  use: (home: string) => Promise<T>,
): Promise<T> {
  const home = join(folder, '.duet-run', id);
  rmSync(home, { recursive: true, force: true });
  try {
    mkdirSync(home, { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(home, name)), { recursive: true });
      writeFileSync(join(home, name), content);
    }
    return await use(home);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
