import type { SearchSettings } from '../../options';
import type { IndexHead } from '../../shared/search/index/head';

/** Synonyms of a site, by where they apply. */
export interface SiteSynonyms {
  /** Groups for titles and addresses, applied at build time. */
  titles: string[][];
  /** What queries know, as the browser reads it. */
  head: Pick<IndexHead, 'synonyms' | 'languageSynonyms'>;
}

/**
 * The synonyms that the options of a site ask for.
 * @param site title of the site, for `{site}` in a name
 */
export function siteSynonyms(settings: SearchSettings, site: string): SiteSynonyms {
  const { synonyms = [], languageSynonyms = true } = settings;
  const { titles = [], queries = [] } = Array.isArray(synonyms) ? { titles: synonyms } : synonyms;
  const named = (groups: string[][]) =>
    groups.map(group => group.map(name => name.replaceAll('{site}', site)));
  return {
    titles: named(titles),
    head: {
      ...(queries.length > 0 && { synonyms: named(queries) }),
      ...(!languageSynonyms && { languageSynonyms }),
    },
  };
}
