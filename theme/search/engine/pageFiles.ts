import { type IndexMap, type Part, placeOf } from '../index/head';
import type { SearchDocument } from '../types';

/** The documents of an index in files. */
export class PageFiles {
  /** @param read gives the content of a file */
  constructor(
    private readonly map: Pick<IndexMap, 'groups'>,
    private readonly read: (part: Part) => Promise<unknown>,
  ) {}

  /** Loads the documents of pages by their numbers; those in files that cannot be read are missing. */
  async load(pages: number[]): Promise<Map<number, SearchDocument>> {
    const { groups } = this.map;
    const files = [...new Set(pages.map(page => placeOf(groups, page)))];
    const contents = await Promise.allSettled(files.map(number => this.read({ kind: 'pages', number })));
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
}

function isDocument(value: unknown): value is SearchDocument {
  const { title, content, routePath, toc } = (value ?? {}) as Partial<SearchDocument>;
  return [title, content, routePath].every(text => typeof text === 'string') && Array.isArray(toc);
}
