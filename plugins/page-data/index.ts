import { logger, type RouteMeta, type RspressPlugin, type UserConfig } from '@rspress/core';
import { escapeXml } from '../../shared/xml';
import { parseOptions } from '../shared/parseOptions';
import { trimmingPlugin } from './builder';
import type { Known } from './known';
import { PageDataOptions } from './options';
import type { Page } from './pages';
import { type SiteDataSidebars, type SplitSidebars, splitSidebars } from './sidebars';

export type { PageDataOptions } from './options';

/**
 * Moves what Rspress puts into the first load of every page (all pages, all routes
 * at length, all sidebars) to the pages that need it. What readers see stays the same.
 */
export function pluginPageData(options: PageDataOptions = {}): RspressPlugin {
  const { pages } = parseOptions('page-data', PageDataOptions, options);
  let config: UserConfig;
  let split: Promise<SplitSidebars | undefined> | undefined;
  const known: Known = {
    pages: new Map<string, Page>(),
    routes: [],
    everywhere: pages === 'everywhere',
    sidebars: () => {
      split ??= readSidebars(config);
      return split;
    },
    scripts: new Map(),
  };
  return {
    name: 'rspress-plugin-duet/page-data',
    builderConfig: { plugins: [trimmingPlugin(known)] },
    config(given) {
      const worker = typeof given.ssg === 'object' && given.ssg.experimentalWorker;
      // A function cannot be handed to the workers that render pages; without it a script starts loading later.
      return worker ? given : { ...given, head: [...(given.head ?? []), preload] };
    },
    beforeBuild(complete) {
      // The object of the other hooks is not yet the one that the sidebars are put into.
      config = complete;
    },
    routeGenerated(routes) {
      known.routes = routes;
    },
    extendPageData(page) {
      // Other plugins go on to fill it; it is read when compiling starts.
      known.pages.set(page._filepath, page as Page);
    },
  };

  function preload({ routePath }: RouteMeta): string {
    const scripts = known.scripts.get(routePath) ?? [];
    return scripts.map(script => `<link rel="preload" href="${escapeXml(script)}" as="script">`).join('');
  }
}

/** The sidebars as Rspress will write them into its site data. */
async function readSidebars(config: UserConfig): Promise<SplitSidebars | undefined> {
  try {
    // Not a public function of Rspress; without it the sidebars stay where they are.
    const { createSiteData } = (await import(
      '@rspress/core/dist/node/runtimeModule/siteData/createSiteData.js'
    )) as { createSiteData: (config: UserConfig) => Promise<{ siteData: SiteDataSidebars }> };
    const { locales, sidebar, nav, ...rest } = config.themeConfig ?? {};
    // It writes into what it is given.
    const copy = structuredClone({ locales, sidebar, nav });
    const { siteData } = await createSiteData({ ...config, themeConfig: { ...rest, ...copy } });
    return splitSidebars(siteData);
  } catch (error) {
    logger.warn(
      `[rspress-plugin-duet/page-data] The sidebars stay in the first load: ${(error as Error).message}`,
    );
    return undefined;
  }
}
