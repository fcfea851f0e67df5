import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pruneFolder } from '../../../shared/node/pruneFolder';
import { sealed, unsealed } from '../../../shared/node/sealed';

/** Pictures that earlier builds drew, one file per picture; a file that is damaged counts as missing. */
export class ImageCache {
  readonly #used = new Set<string>();

  constructor(readonly folder: string) {}

  read(key: string): Uint8Array | undefined {
    this.#used.add(key);
    try {
      return unsealed(readFileSync(join(this.folder, key))) as Uint8Array;
    } catch {
      return undefined;
    }
  }

  write(key: string, png: Uint8Array): void {
    try {
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(join(this.folder, key), sealed(png));
    } catch {
      // The next build draws the picture again.
    }
  }

  /** Deletes what this build has not used, so that the folder is as large as the pictures of the site. */
  prune(): void {
    pruneFolder(this.folder, this.#used);
  }
}
