// Without it: Rspress lists the sidebars in the order in which it happened to finish reading their folders, so about
// every second build found neither compiled modules nor rendered pages in the cache, and its files differed.
import type { RspressPlugin } from '@rspress/core';
import { isSiteData, rewriteSiteData, siteDataFile } from '../../shared/node/siteData';
import { builderPlugin } from './builderPlugin';

/** The parts of a configuration, and of Rspress's site data, that are needed here. */
interface WithSidebars {
  themeConfig?: { sidebar?: object; locales?: readonly { sidebar?: object }[] };
}

/** Gives the sidebars one order, in the configuration, which is in the key of the cache, and in the bundles. */
export function sidebarOrderPlugin(): RspressPlugin {
  return {
    ...builderPlugin('sidebar-order', api => {
      api.transform({ test: siteDataFile, order: 'post' }, ({ code }) => withSortedSidebars(code));
    }),
    beforeBuild(config) {
      sortSidebars(config as WithSidebars);
    },
  };
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
