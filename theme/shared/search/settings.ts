import type { SearchIndexInfo, SearchSettings } from '../../options';

export type { SearchIndexInfo };

/** The options of search as they reach the browser, without those of the build alone, with what the build adds. */
export interface BrowserSearchSettings
  extends Omit<SearchSettings, 'synonyms' | 'languageSynonyms' | 'shards'> {
  /** Whether the site has hooks. */
  hasHooks?: boolean;
  /** Whether the build writes the files of the index beside the list of documents. @default true */
  hasHead?: boolean;
}

/** What is searched from a page. */
export interface SearchScope {
  settings: BrowserSearchSettings;
  /** Name of the site, which is also the name of its index. */
  title: string;
  /** Language of the page. */
  lang: string;
  /** Version of the page, as {@link searchedVersion} gives it. */
  version: string;
}

/** The version that is searched from a page; empty where versions are searched together. */
export function searchedVersion({ versioned }: BrowserSearchSettings, pageVersion: string): string {
  return versioned === false ? '' : pageVersion;
}

/** The indexes with their labels; a plain name is its own label. */
export function indexInfos(settings: BrowserSearchSettings): SearchIndexInfo[] {
  return (settings.searchIndexes ?? []).map(index =>
    typeof index === 'string' ? { value: index, label: index } : index,
  );
}
