import { hitsWithin } from '../../../theme/shared/search/engine/engine';
import { collectionName } from '../../site/search-records/records';
import type { SearchEngine } from '../../site/search-server/engine';
import { openFiles } from './files';
import { openSite, type Site } from './site';

/** After this time a site that could not be opened is tried again, in milliseconds. */
const againMs = 10_000;

/** Time in which an engine has to answer, in milliseconds. */
const engineMs = 5000;

/** Where a handler finds pages. */
export interface SiteSource {
  /** Address of the site, or the folder of its build. */
  site: string;
  /** Engine of the search; the static index of the site without one. */
  engine?: SearchEngine | undefined;
  /** Index of the site in the engine. */
  index: string;
}

/** Opens a site at the first call, and again after a failure; gives nothing while it cannot be read, and logs why. */
export function createSiteOpener({ site, engine, index }: SiteSource): () => Promise<Site | undefined> {
  let opened: { site: Promise<Site>; at: number; failed: boolean } | undefined;
  return async () => {
    if (!opened || (opened.failed && Date.now() - opened.at > againMs)) {
      const files = openFiles(site).then(openSite);
      const searched = engine ? files.then(site => searchedBy(engine, index, site)) : files;
      const next = { site: searched, at: Date.now(), failed: false };
      next.site.catch(() => {
        next.failed = true;
      });
      opened = next;
    }
    try {
      return await opened.site;
    } catch (error) {
      console.error(error);
      return undefined;
    }
  };
}

/** The site with the search of an engine, which has ranked the pages; words are matched again for sections and excerpts. */
function searchedBy(engine: SearchEngine, index: string, site: Site): Site {
  return {
    ...site,
    async search(keyword, lang, version, limit) {
      const signal = AbortSignal.timeout(engineMs);
      const searchIn = (version: string) =>
        engine.search({ collection: collectionName(index, lang, version), lang, keyword, limit }, signal);
      const [defaultVersion = ''] = site.versions;
      const ofVersion = await searchIn(version || defaultVersion);
      // With `versioned: false`, records have no version.
      const records = ofVersion.length > 0 || !defaultVersion ? ofVersion : await searchIn('');
      return records.flatMap(({ title, routePath, id = routePath, content = '', toc = [], description }) =>
        title === undefined || routePath === undefined
          ? []
          : hitsWithin({ id: id!, title, routePath, content, toc, description, domain: '' }, keyword),
      );
    },
  };
}
