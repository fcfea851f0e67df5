import { jsonLines, toLines } from './jsonLines';
import type { SearchEngine } from './options';

/** A page as Rspress passes it to its search hooks. */
export interface Page {
  title: string;
  content: string;
  routePath: string;
  lang: string;
  version: string;
  description?: string;
  keywords?: string[];
  toc: Array<{ text: string; id: string; depth: number; charIndex: number }>;
  frontmatter: Record<string, unknown>;
}

/** One document, as in the static index. */
export type SearchRecord = ReturnType<typeof recordOf>;

/** Whether a page is in the search index: home pages and those with `search: false` are not. */
export function isSearched({ frontmatter }: Pick<Page, 'frontmatter'>): boolean {
  return frontmatter.pageType !== 'home' && frontmatter.search !== false;
}

/**
 * The record of a page.
 * @param domain address of the site, empty for results on the site itself
 * @param versioned whether each version is searched alone; records have no version otherwise
 */
export function recordOf(page: Page, domain: string, versioned = true) {
  const { title, content, routePath, lang, description = '', keywords = [], toc } = page;
  const id = recordId(page.version ? `${page.version} ${routePath}` : routePath);
  const version = versioned ? page.version : '';
  return { id, title, content, routePath, domain, lang, version, description, keywords, toc };
}

/** An id that every engine accepts: other characters become `_` and their code, so that ids stay unique. */
export function recordId(address: string): string {
  return address.replace(/[^A-Za-z0-9-]/g, character => `_${character.codePointAt(0)!.toString(16)}`);
}

/** Names that every engine accepts for an index. */
export const indexNames = /^[a-z0-9][a-z0-9_-]*$/;

/** File ending of each format. */
export const endings: Record<SearchEngine, string> = {
  flexsearch: 'jsonl',
  typesense: 'jsonl',
  meilisearch: 'json',
  elasticsearch: 'ndjson',
  postgres: 'jsonl',
};

/** Records as an engine imports them: JSON lines (FlexSearch, Typesense, PostgreSQL), a JSON list (Meilisearch), or bulk lines (Elasticsearch). */
export function recordFile(engine: SearchEngine, records: SearchRecord[], index: string): string {
  if (engine === 'meilisearch') return `${JSON.stringify(records, null, 1)}\n`;
  const lines = records.flatMap(record =>
    engine === 'elasticsearch'
      ? [{ index: { _index: collectionName(index, record.lang, record.version), _id: record.id } }, record]
      : [record],
  );
  return toLines(lines);
}

/**
 * Where the records of an index, language and version are kept: the name of a collection or index that every engine
 * accepts. Characters of a version that some engine refuses become `_`.
 */
export function collectionName(index: string, lang: string, version: string): string {
  const names = [index, lang || 'all', ...(version ? [version.replace(/[^\w-]/g, '_')] : [])];
  return names.join('-').toLowerCase();
}

/** Reads the records of a file that {@link recordFile} has written. */
export function readRecordFile(engine: SearchEngine, text: string): SearchRecord[] {
  if (engine === 'meilisearch') return JSON.parse(text);
  return jsonLines<SearchRecord & { index?: object }>(text).filter(line => !line.index);
}
