import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files (path to content) to a temporary project below `folder`, so that they resolve its packages; removed after `use`. */
export async function inTemporaryProject<T>(
  folder: string,
  id: string,
  files: Record<string, string>,
  use: (home: string) => Promise<T>,
): Promise<T> {
  const home = join(folder, '.duet-run', id);
  await remove(home);
  try {
    mkdirSync(home, { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(home, name)), { recursive: true });
      writeFileSync(join(home, name), content);
    }
    return await use(home);
  } finally {
    // What is left is removed by the next run of the same project.
    await remove(home).catch(() => {});
  }
}

/** A compiler may still write its cache when its command has ended, so a folder can fill while it is removed. */
const remove = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
