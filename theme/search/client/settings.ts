import type { SearchIndexInfo, SearchSettings as SearchOptions } from '../../options';

export type { SearchIndexInfo };

/** The options of search as they reach the browser, with what the build adds. */
export interface SearchSettings extends SearchOptions {
  /** Whether the site has hooks. */
  hasHooks?: boolean;
  /** Whether the build writes the files of the index beside the list of documents. @default true */
  hasHead?: boolean;
}

/** The version that is searched from a page; empty where versions are searched together. */
export function searchedVersion({ versioned }: SearchSettings, pageVersion: string): string {
  return versioned === false ? '' : pageVersion;
}

/** The indexes with their labels; a plain name is its own label. */
export function indexInfos(settings: SearchSettings): SearchIndexInfo[] {
  return (settings.searchIndexes ?? []).map(index =>
    typeof index === 'string' ? { value: index, label: index } : index,
  );
}
