import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder with files, removed by `remove`. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'duet-'));
  return {
    path,
    read: (file: string) => readFile(join(path, file), 'utf8'),
    async put(file: string, text: string): Promise<string> {
      const full = join(path, file);
      await mkdir(dirname(full), { recursive: true });
      await writeFile(full, text);
      return full;
    },
    remove: () => rm(path, { recursive: true }),
  };
}
