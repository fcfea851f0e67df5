import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pruneFolder } from '../../../shared/node/pruneFolder';
import { hashOf, sealed, unsealed } from '../../../shared/node/sealed';
import type { RenderingInputs } from './bundle';
import type { Rendered } from './worker';

/** A rendered page, and what it was rendered from. */
interface Entry extends Pick<Rendered, 'reads' | 'head'> {
  code: string;
  /** Hash of the values that were read. */
  values: string;
  result: Record<string, string>;
}

/** Everything outside the bundle that changes what React writes, such as the form of dates. */
const surroundings = () => {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [process.version, locale, timeZone].join();
};

/**
 * Rendered pages of the last build, one file per page. A file that is damaged, or of another site, counts as missing;
 * those of pages that no longer exist are deleted, so that the folder is as large as the pages.
 */
export class PageCache {
  /** Names of the files that are used. */
  readonly #kept = new Set<string>();
  readonly #pages: Map<string, Record<string, unknown>>;
  readonly #surroundings = surroundings();

  /** @param folder nothing is kept without one @param source of what renders and reads pages */
  constructor(
    readonly folder: string | undefined,
    readonly source: string,
    readonly inputs: RenderingInputs,
  ) {
    this.#pages = new Map(inputs.data.pageData.pages.map(page => [page.routePath, page]));
  }

  /** The page as the last build rendered it, if it would be the same now. */
  read(routePath: string, file: string): Entry | undefined {
    const code = this.#codeOf(file);
    const path = this.#fileOf(routePath);
    if (!path || !code || !existsSync(path)) return undefined;
    try {
      const entry = unsealed(readFileSync(path)) as Entry;
      if (entry.code !== code || entry.values !== this.#valuesOf(entry.reads)) return undefined;
      this.#kept.add(basename(path));
      return entry;
    } catch {
      return undefined;
    }
  }

  write(routePath: string, file: string, { result, reads, head }: Rendered): void {
    const code = this.#codeOf(file);
    const path = this.#fileOf(routePath);
    if (!path || !code || !result) return;
    const entry: Entry = { code, values: this.#valuesOf(reads), reads, head, result };
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, sealed(entry));
      this.#kept.add(basename(path));
    } catch {
      // The next build renders the page again.
    }
  }

  /** Deletes what this build has neither read nor written. */
  prune(): void {
    if (this.folder) pruneFolder(this.folder, this.#kept);
  }

  #fileOf(routePath: string): string | undefined {
    return this.folder && join(this.folder, hashOf(routePath).slice(0, 32));
  }

  #codeOf(file: string): string | undefined {
    const code = this.inputs.codeOf(file);
    return code && hashOf([this.source, this.#surroundings, code].join());
  }

  #valuesOf(reads: readonly string[]): string {
    const values = reads.map(read => {
      const [kind, ...path] = JSON.parse(read) as string[];
      if (kind === 'env') return process.env[path[0]!];
      const { searchIndexHash } = this.inputs.data;
      if (kind === 'hasIndex') return path[0]! in searchIndexHash;
      return kind === 'index' ? searchIndexHash[path[0]!] : this.#pages.get(path[0]!)?.[path[1]!];
    });
    return hashOf(JSON.stringify(values.map(value => value ?? null)));
  }
}
