import type { SearchIndexInfo, SearchSettings as SearchOptions } from '../../options';

export type { SearchIndexInfo };

/** The options of search as they reach the browser, with what the build adds. */
export interface SearchSettings extends SearchOptions {
  /** Whether the site has hooks. */
  hasHooks?: boolean;
  /** Whether the indexes have files of titles. @default true */
  hasTitles?: boolean;
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
