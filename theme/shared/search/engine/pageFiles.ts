import { documentOf, floorIndex, type IndexMap, type ReadPart } from '../index/head';
import { type IndexedPage, indexPage } from '../index/pages';
import type { Vocabulary } from '../index/vocabulary';
import type { SearchDocument } from '../types';
import { RecentCache } from './recentCache';

/** How many files are kept: while a query is typed, its results are in the same ones. */
const keptFiles = 16;
/** How many pages are kept with their terms. */
const keptPages = 200;

/** Pages that were loaded, in the order of their numbers. */
export interface LoadedPages {
  pages: IndexedPage[];
  /** Whether a text could not be read: its page then has the terms of its name only, or is missing. */
  failed: boolean;
}

/** The pages of an index in files. */
export class PageFiles {
  private readonly contents = new RecentCache<Promise<unknown>>(keptFiles);
  private readonly pages = new RecentCache<IndexedPage>(keptPages);
  /** The documents of all pages, once they have been loaded together. */
  private all: SearchDocument[] | undefined;

  /** @param vocabulary learns the words of the pages */
  constructor(
    private readonly map: Pick<IndexMap, 'groups' | 'lengths' | 'names'>,
    private readonly vocabulary: Vocabulary,
    private readonly read: ReadPart,
  ) {}

  /** Loads pages by their numbers; files are requested in the order of the numbers given. */
  async load(numbers: number[]): Promise<LoadedPages> {
    const { groups } = this.map;
    const files = [...new Set(numbers.map(number => floorIndex(groups, number)))];
    const lists = new Map(
      await Promise.all(files.map(async file => [file, await this.documents(file)] as const)),
    );
    let failed = false;
    const inOrder = numbers.toSorted((a, b) => a - b);
    const pages = inOrder.flatMap(number => {
      const file = floorIndex(groups, number);
      const document = lists.get(file)![number - groups[file]!];
      if (document) return this.pages.get(String(number), () => this.index(document));
      failed = true;
      return this.named(number) ?? [];
    });
    return { pages, failed };
  }

  /** Loads all documents together; without effect if they cannot be read. */
  async loadAll(read: () => Promise<unknown>): Promise<void> {
    const list = await read().catch(() => undefined);
    if (Array.isArray(list) && list.length === this.map.lengths.length && list.every(isDocument))
      this.all = list;
  }

  /** A page with the terms of its name only, without loading; undefined where the head has no names. */
  named(number: number): IndexedPage | undefined {
    const name = this.map.names?.[number];
    return name && this.index(documentOf(name));
  }

  /** The documents of a file; those that cannot be read are missing, and are requested again the next time. */
  private async documents(file: number): Promise<Array<SearchDocument | undefined>> {
    const { groups } = this.map;
    if (this.all) return this.all.slice(groups[file], groups[file + 1]);
    const key = String(file);
    const content = this.contents.get(key, () => this.read({ kind: 'pages', number: file }));
    const value = await content.catch(() => undefined);
    const list = Array.isArray(value) ? value.map(entry => (isDocument(entry) ? entry : undefined)) : [];
    if (list.length === 0 || list.includes(undefined)) this.contents.delete(key);
    return list;
  }

  private index(document: SearchDocument): IndexedPage {
    return indexPage(document, term => this.vocabulary.number(term));
  }
}

function isDocument(value: unknown): value is SearchDocument {
  const { title, content, routePath, toc } = (value ?? {}) as Partial<SearchDocument>;
  return [title, content, routePath].every(text => typeof text === 'string') && Array.isArray(toc);
}
