import { join } from 'node:path';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { cacheKey, hashOfFolders } from '../../../shared/node/cacheKey';
import { Patches } from '../../../shared/node/patch';
import { patchReport } from '../../../shared/node/patchReport';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { escapeXml } from '../../../shared/xml';
import { parseOptions } from '../../shared/parseOptions';
import { rendersInWorkers } from '../../shared/site';
import { trimmingPlugin } from './builder';
import { PageDataOptions, type PatchName, removedPatches } from './options';
import type { Page } from './pages';
import type { SplitSidebars } from './sidebars';
import { sidebarsPatch } from './sidebarsPatch';
import type { SiteModel } from './siteModel';

export type { PageDataOptions } from './options';

/** Folders whose code changes compiled pages. */
const sources = ['.', '../../../shared'].map(folder => join(import.meta.dirname, folder));

/** Moves page data, routes and sidebars out of the first load, to the pages that need them. Readers see no difference. */
export const pluginPageData: (options?: PageDataOptions) => RspressPlugin = pluginFactory((options = {}) => {
  const { pages, patches: switches } = parseOptions('page-data', PageDataOptions, options);
  const patches = new Patches<PatchName>(
    'rspress-plugin-duet/page-data',
    'pluginPageData',
    switches,
    removedPatches,
  );
  const sidebars = sidebarsPatch(patches);
  let config: UserConfig;
  let split: Promise<SplitSidebars | undefined> | undefined;
  const site: SiteModel = {
    pages: new Map<string, Page[]>(),
    routes: () => [],
    everywhere: pages === 'everywhere',
    sidebars: () => {
      split ??= sidebars.read(config);
      return split;
    },
    scripts: new Map(),
  };
  return {
    name: 'rspress-plugin-duet/page-data',
    builderConfig: {
      plugins: [
        trimmingPlugin(site, patches, sidebars),
        cacheKey('rspress-plugin-duet/page-data', () => [pages, switches, hashOfFolders(...sources)]),
        patchReport(patches),
      ],
    },
    config(given) {
      // Without the function, a script loads later.
      return rendersInWorkers(given) ? given : { ...given, head: [...(given.head ?? []), preload] };
    },
    beforeBuild(complete) {
      // Only this hook has the configuration with the sidebars.
      config = complete;
    },
    routeServiceGenerated(service: { getRoutes: () => RouteMeta[] }) {
      site.routes = () => service.getRoutes();
    },
    extendPageData(page) {
      const others = site.pages.get(page._filepath) ?? [];
      // Other plugins may still add to it; it is read when compiling starts.
      site.pages.set(page._filepath, [
        ...others.filter(({ routePath }) => routePath !== page.routePath),
        page as Page,
      ]);
    },
  };

  function preload({ routePath }: RouteMeta): string {
    const scripts = site.scripts.get(routePath) ?? [];
    return scripts.map(script => `<link rel="preload" href="${escapeXml(script)}" as="script">`).join('');
  }
});
