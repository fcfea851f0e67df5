import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Deletes everything in a folder of a cache except the files of these names, so that it does not grow. */
export function pruneFolder(folder: string, kept: ReadonlySet<string>): void {
  try {
    for (const name of readdirSync(folder))
      if (!kept.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
  } catch {
    // There is no such folder, or it may not be changed.
  }
}
