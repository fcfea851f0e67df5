/** One of several search indexes. */
export interface SearchIndexInfo {
  /** Name that the remote call sends. */
  value: string;
  /** Name on the tab. */
  label: string;
}

/** The `search` option of a site: that of Rspress, and the settings that this theme adds. */
export interface SearchSettings {
  /**
   * `local` searches the static index in the browser, `remote` asks `apiUrl`.
   * @default 'local'
   */
  mode?: 'local' | 'remote';
  /** Address of the remote search; its contract is in the README of rspress-plugin-duet. */
  apiUrl?: string;
  /** The indexes of the remote search; the first one is this site's own. */
  searchIndexes?: Array<string | SearchIndexInfo>;
  /**
   * Whether a line says that results are loading.
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
   * Groups of names for the same thing, in addition to the common ones of web development
   * (theme/search/build/synonyms.ts): a page named by one of a group is found by the others.
   * An option of `pluginDuet` only; read at build time.
   * @default []
   */
  synonyms?: string[][];
  /**
   * Path of a module that exports any of the hooks beforeSearch, onSearch, afterSearch, render.
   * The first three run once per query, when the whole index has loaded.
   */
  searchHooks?: string;
  /** Whether the site has hooks; set by the build. */
  hasHooks?: boolean;
}

/** The indexes with their labels; a plain name is its own label. */
export function indexInfos(settings: SearchSettings): SearchIndexInfo[] {
  return (settings.searchIndexes ?? []).map(index =>
    typeof index === 'string' ? { value: index, label: index } : index,
  );
}

/**
 * Names of the two files of one index, below the site's public path.
 * @param hash content hash of the index
 */
export function indexFiles(hash: string, lang: string, version: string): { full: string; titles: string } {
  const middle = [version.replace('.', '_'), lang, hash].filter(Boolean).join('.');
  return { full: `static/search_index.${middle}.json`, titles: `static/search_titles.${middle}.json` };
}
