// Without it: Rspress lists the sidebars in the order in which it happened to finish reading their folders, and pages
// that plugins add in the order in which it wrote them to files. Both are in the key of its cache and in the bundles, so
// about every second build found neither compiled modules nor rendered pages in the cache, and its files differed. In
// development, the site data differed after most changes of a page, and the browser loaded the open page again.
import type { RspressPlugin } from '@rspress/core';
import { isSiteData, rewriteSiteData, siteDataFile } from '../../shared/node/siteData';
import { builderPlugin } from './builderPlugin';

/** The parts of a configuration, and of Rspress's site data, that are needed here. */
interface WithSidebars {
  themeConfig?: { sidebar?: object; locales?: readonly { sidebar?: object }[] };
}

/** The routes of a site, in the part that is needed here. */
interface Routes {
  routeData: Map<string, { routeMeta: { absolutePath: string } }>;
}

/** The file that Rspress writes for the text of a page that a plugin adds, with its number. */
const addedFile = /[\\/]\.rspress[\\/]runtime[\\/]temp-(\d+)\.mdx$/;

/** The map of code without sources. */
const noMap = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });

/** Gives sidebars and added pages one order; sidebars in the configuration and in the bundles. */
export function stableOrderPlugin(): RspressPlugin {
  return {
    ...builderPlugin('stable-order', api => {
      // The map, too, would differ: it has the code in Rspress's order.
      api.transform({ test: siteDataFile, order: 'post' }, ({ code }) => ({
        code: withSortedSidebars(code),
        map: noMap,
      }));
    }),
    routeServiceGenerated(service) {
      sortAddedPages(service as Routes);
    },
    beforeBuild(config) {
      sortSidebars(config as WithSidebars);
    },
  };
}

/** Puts the pages that plugins have added behind the others, in the order in which they were added. */
function sortAddedPages({ routeData }: Routes): void {
  const added = [...routeData].flatMap(([path, page]) => {
    const [, number] = addedFile.exec(page.routeMeta.absolutePath) ?? [];
    return number ? [{ path, page, number: Number(number) }] : [];
  });
  for (const { path } of added) routeData.delete(path);
  for (const { path, page } of added.sort((a, b) => a.number - b.number)) routeData.set(path, page);
}

/** Rspress's module of the site data with its sidebars in order; unchanged if it has another form. */
export const withSortedSidebars = (code: string): string =>
  isSiteData(code) ? rewriteSiteData<WithSidebars>(code, sortSidebars) : code;

function sortSidebars<Site extends WithSidebars>(site: Site): Site {
  for (const owner of [site.themeConfig, ...(site.themeConfig?.locales ?? [])]) {
    if (!owner?.sidebar) continue;
    const entries = Object.entries(owner.sidebar).sort(([a], [b]) => (a < b ? -1 : 1));
    owner.sidebar = Object.fromEntries(entries);
  }
  return site;
}
