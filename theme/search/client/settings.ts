import type { SearchIndexInfo, SearchSettings as SearchOptions } from '../../options';

export type { SearchIndexInfo };

/** The search options as they reach the browser. */
export type SearchSettings = SearchOptions & {
  /** False if the build has no files of titles. */
  titles?: false;
};

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
