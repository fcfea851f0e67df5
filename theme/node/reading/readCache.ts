import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashOf, sealed, unsealed } from '../../../shared/node/sealed';

/** What Rspress reads from a page: its title, headings, frontmatter and text. */
export type PageInfo = Record<string, unknown>;

interface Entry {
  /** Hashes of the page and of the files that it includes, by absolute path. */
  files: [path: string, hash: string][];
  /** The serialized page. */
  info: Buffer;
}

interface Content {
  key: string;
  entries: Map<string, Entry>;
}

/** Finds the files that a page includes, and those that they include. */
export type FindIncludes = (path: string, source: string) => Promise<string[]>;

/** Files of jobs that each build a part of the pages. */
const isPart = (name: string) => name.startsWith('read-');

/**
 * What Rspress has read from the pages, by route, in one file, or in one per job that builds a part; one that is damaged
 * or of another site counts as empty.
 */
export class ReadCache {
  readonly #former = new Map<string, Entry>();
  readonly #next = new Map<string, Entry>();
  #parts: string[] = [];

  private constructor(
    readonly folder: string,
    readonly name: string,
    readonly key: string,
    readonly includes: FindIncludes,
  ) {}

  /** @param name of the file that is written @param key everything outside the pages that decides what is read @param includes called for pages with imports */
  static async open(folder: string, name: string, key: string, includes: FindIncludes): Promise<ReadCache> {
    const cache = new ReadCache(folder, name, key, includes);
    cache.#parts = (await namesIn(folder)).filter(isPart);
    for (const file of [...cache.#parts, 'read']) {
      try {
        const { key: formerKey, entries } = unsealed(await readFile(join(folder, file))) as Content;
        if (formerKey !== key) continue;
        for (const [route, entry] of entries) cache.#former.set(route, entry);
      } catch {
        // There is no such file, or it is of no use.
      }
    }
    return cache;
  }

  /** The pages of the last time whose files are as they were. @param routes the file of each route */
  async unchanged(routes: ReadonlyMap<string, string>): Promise<Map<string, PageInfo>> {
    const hashes = new Map<string, Promise<string | undefined>>();
    const hash = (path: string) => {
      const reading = hashes.get(path) ?? readFile(path).then(hashOf, () => undefined);
      hashes.set(path, reading);
      return reading;
    };
    const pages = new Map<string, PageInfo>();
    await Promise.all(
      [...routes].map(async ([route, file]) => {
        const entry = this.#former.get(route);
        if (entry?.files[0]?.[0] !== file) return;
        for (const [path, former] of entry.files) if ((await hash(path)) !== former) return;
        this.#next.set(route, entry);
        pages.set(route, deserialize(entry.info) as PageInfo);
      }),
    );
    return pages;
  }

  /** Keeps a page as it is now, before plugins change it. */
  async add(route: string, path: string, info: PageInfo): Promise<void> {
    const bytes = serialize(info);
    try {
      const source = await readFile(path, 'utf8');
      const paths = /^\s*import\b/m.test(source) ? await this.includes(path, source) : [];
      const others = paths.map(async other => [other, hashOf(await readFile(other))] as [string, string]);
      this.#next.set(route, { files: [[path, hashOf(source)], ...(await Promise.all(others))], info: bytes });
    } catch {
      // The page, or a file that it includes, cannot be read: the build reports it.
    }
  }

  /** Writes the pages that were used or added; does nothing if they are those of the last time. */
  async save(): Promise<void> {
    const isSame = [...this.#next].every(([route, entry]) => this.#former.get(route) === entry);
    /** Files of jobs that the one of this build replaces. */
    const replaced = isPart(this.name) ? [] : this.#parts;
    if (isSame && this.#next.size === this.#former.size && replaced.length === 0) return;
    const content: Content = { key: this.key, entries: this.#next };
    const draft = join(this.folder, `${this.name}.${process.pid}`);
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(draft, sealed(content));
      await rename(draft, join(this.folder, this.name));
      for (const name of replaced) await rm(join(this.folder, name));
    } catch {
      // The next start reads the pages again.
    }
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);
