import { type IndexMap, type Part, placeOf } from '../index/head';
import type { SearchDocument } from '../types';
import { RecentCache } from './recentCache';

/** How many files are kept: while a query is typed, its results are in the same ones. */
const keptFiles = 16;

/** The documents of an index in files. */
export class PageFiles {
  private readonly contents = new RecentCache<Promise<unknown>>(keptFiles);

  /** @param read gives the content of a file */
  constructor(
    private readonly map: Pick<IndexMap, 'groups'>,
    private readonly read: (part: Part) => Promise<unknown>,
  ) {}

  /** Loads the documents of pages by their numbers; those in files that cannot be read are missing. */
  async load(pages: number[]): Promise<Map<number, SearchDocument>> {
    const { groups } = this.map;
    const files = [...new Set(pages.map(page => placeOf(groups, page)))];
    const contents = await Promise.allSettled(files.map(number => this.content(number)));
    const lists = new Map(
      contents.map((content, place) => [
        files[place]!,
        content.status === 'fulfilled' && Array.isArray(content.value) ? content.value : [],
      ]),
    );
    const found = new Map<number, SearchDocument>();
    for (const page of pages) {
      const file = placeOf(groups, page);
      const document = lists.get(file)?.[page - groups[file]!];
      if (isDocument(document)) found.set(page, document);
    }
    return found;
  }

  /** The content of a file; one that cannot be read is requested again the next time. */
  private content(number: number): Promise<unknown> {
    const key = String(number);
    return this.contents.get(key, () => {
      const content = this.read({ kind: 'pages', number });
      const check = (value?: unknown) => {
        if (!Array.isArray(value) || !value.every(isDocument)) this.contents.delete(key);
      };
      content.then(check, () => check());
      return content;
    });
  }
}

function isDocument(value: unknown): value is SearchDocument {
  const { title, content, routePath, toc } = (value ?? {}) as Partial<SearchDocument>;
  return [title, content, routePath].every(text => typeof text === 'string') && Array.isArray(toc);
}
