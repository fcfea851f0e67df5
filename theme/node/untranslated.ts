import { readFile } from 'node:fs/promises';
import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import { readPath, type SiteAddress, siteAddressOf, writePath } from '../../shared/address';
import { directionOf } from '../../shared/direction';
import { splitFrontmatter } from '../../shared/frontmatter';
import type { UntranslatedData } from '../../shared/untranslated';
import { stateOf } from './drafts';

/** Routes as Rspress's route service keeps them, in the parts that are needed here. */
export interface Routes {
  routeData: Map<string, { routeMeta: RouteMeta }>;
}

/** The plugin that serves untranslated pages. */
export interface UntranslatedPlugin extends RspressPlugin {
  /** Route of the original by that of the page without a translation; complete once `added` is. */
  originals: ReadonlyMap<string, string>;
  /** Resolved when the routes have been added. */
  added: () => Promise<void>;
}

/**
 * Serves pages of the default language in the languages that have no translation of them.
 * @param exclude beginnings of paths, without version and language, that are not served
 */
export function untranslatedPlugin(exclude: readonly string[] = []): UntranslatedPlugin {
  const originals = new Map<string, string>();
  const inOthers = new Map<string, string[]>();
  let address: SiteAddress;
  let added = Promise.resolve();
  return {
    name: 'rspress-theme-duet/untranslated',
    originals,
    added: () => added,
    config(config) {
      address = siteAddressOf(config);
      const { siteOrigin = '', route: { cleanUrls = false } = {}, plugins = [] } = config;
      // Otherwise it writes the address of the original.
      if (plugins.some(({ name }) => name === 'rspress-plugin-duet/head')) return config;
      const canonical = (original: string) => {
        const file = cleanUrls ? original : `${original.replace(/\/$/, '/index')}.html`;
        return encodeURI(siteOrigin.replace(/\/+$/, '') + address.base.slice(0, -1) + file);
      };
      config.head = [
        ...(config.head ?? []),
        ({ routePath }) => {
          const original = originals.get(routePath);
          return original === undefined ? '' : `<link rel="canonical" href="${canonical(original)}">`;
        },
      ];
      return config;
    },
    routeServiceGenerated(service: Routes) {
      added = addRoutes(service).catch(error => {
        throw new Error(`[rspress-theme-duet] Untranslated pages cannot be served: ${error}`);
      });
      return added;
    },
    modifySearchIndexData(pages) {
      for (const page of pages) {
        Object.assign(page, dataOf(page));
        // The search has the page in the language of its text.
        if (originals.has(page.routePath)) page.frontmatter.search = false;
      }
    },
    extendPageData(page) {
      if (originals.has(page.routePath)) page.frontmatter.sitemap = false;
    },
  };

  async function addRoutes({ routeData }: Routes) {
    const routePaths = new Set(routeData.keys());
    for (const page of [...routeData.values()]) {
      const { routePath, absolutePath } = page.routeMeta;
      const parts = readPath(routePath, address);
      if (parts.lang !== address.lang || !/\.mdx?$/.test(absolutePath)) continue;
      if (parts.path === '/404' || exclude.some(path => parts.path.startsWith(path))) continue;
      const missing = address.langs.filter(lang => !routePaths.has(writePath({ ...parts, lang }, address)));
      if (missing.length === 0 || !isServed(await readFile(absolutePath, 'utf8'))) continue;
      // Translations of the page need the list too: they name their alternates.
      for (const lang of address.langs) inOthers.set(writePath({ ...parts, lang }, address), missing);
      for (const lang of missing) {
        const route = writePath({ ...parts, lang }, address);
        originals.set(route, routePath);
        // Not with `addRoute`, which would make it the page of the file, to which links within a page belong.
        routeData.set(route, withMeta(page, { routePath: route, pureRoutePath: route, lang }));
      }
    }
  }

  function dataOf({ routePath }: PageIndexInfo): UntranslatedData {
    const original = originals.get(routePath);
    const untranslated = original === undefined ? inOthers.get(routePath) : undefined;
    const { lang } = address;
    return {
      ...(original !== undefined && { original: { routePath: original, lang, dir: directionOf(lang) } }),
      ...(untranslated && { untranslated }),
    };
  }
}

/**
 * The same page under another route. Its path without prefixes is its own, because Rspress takes pages with the same
 * one for translations of each other and says so in their heads.
 */
function withMeta<Page extends { routeMeta: RouteMeta }>(page: Page, change: Partial<RouteMeta>): Page {
  const Page = page.constructor as new (meta: RouteMeta) => Page;
  return new Page({ ...page.routeMeta, ...change });
}

/** Whether a page may be served without a translation, by its source. */
function isServed(source: string): boolean {
  if (stateOf(source)) return false;
  return splitFrontmatter(source).frontmatter.every(
    // Only articles have a place for the notice.
    ({ key, value }) =>
      key === 'pageType'
        ? value === 'doc' || value === 'doc-wide'
        : key !== 'untranslated' || value !== false,
  );
}
