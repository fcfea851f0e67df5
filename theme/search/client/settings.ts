/** One of several search indexes. */
export interface SearchIndexInfo {
  /** Name that the remote call sends. */
  value: string;
  /** Name on the tab. */
  label: string;
}

/**
 * The `search` option of a site; what Rspress does not know of it is ours.
 * @see specification, section 3, "Search config"
 */
export interface SearchSettings {
  /**
   * `local` searches the static index in the browser, `remote` asks `apiUrl`.
   * @default 'local'
   */
  mode?: 'local' | 'remote';
  /** Address of the remote search; see "Remote search" in the README. */
  apiUrl?: string;
  /** The indexes that the remote search looks through; the first one is this site's own. */
  searchIndexes?: Array<string | SearchIndexInfo>;
  /**
   * Whether a line says that an answer is on its way.
   * @default true
   */
  searchLoading?: boolean;
  /**
   * How long the remote search may take, in milliseconds.
   * @default 8000
   */
  timeoutMs?: number;
  /**
   * How many pages one search shows, 1 or more.
   * @default 7
   */
  limit?: number;
  /**
   * Whether each version has its own index.
   * @default true
   */
  versioned?: boolean;
  /**
   * Whether the text of code blocks is found.
   * @default true
   */
  codeBlocks?: boolean;
  /**
   * Lines of words that mean the same, beside the common ones of web development
   * (theme/data/synonyms.ts): a page named by one of a line is found by the others.
   * Only `pluginDuet` takes it; it stays at build time.
   * @default []
   */
  synonyms?: string[][];
  /** False if the build has no files of titles; set by `pluginDuet`. */
  titles?: false;
  /** Path of a module that exports any of the hooks beforeSearch, onSearch, afterSearch, render. */
  searchHooks?: string;
}

/** Indexes with their labels; a plain name is its own label. */
export function indexInfos(settings: SearchSettings): SearchIndexInfo[] {
  return (settings.searchIndexes ?? []).map(index =>
    typeof index === 'string' ? { value: index, label: index } : index,
  );
}

/**
 * Names of the static files of one index, below the site's public path.
 * @param hash content hash of the index
 * @see specification, section 7, "GET static search index file"
 */
export function indexFiles(hash: string, lang: string, version: string): { full: string; titles: string } {
  const middle = [version.replace('.', '_'), lang, hash].filter(Boolean).join('.');
  return { full: `static/search_index.${middle}.json`, titles: `static/search_titles.${middle}.json` };
}
