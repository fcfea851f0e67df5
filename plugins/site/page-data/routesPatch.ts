// Saves 25 bytes (gzip) of script per page of the site, on every page: the path of a page is written once for all languages.
// Without it: Rspress writes every route in full.
import type { RouteMeta } from '@rspress/core';
import { moduleFile } from './pageModules';
import { loadsOf, routesCode } from './routesCode';
import { type PageDataPatches, type SiteModel, sharedFile } from './siteModel';

const file = /[\\/]virtual-routes\.js$/;

/**
 * Rewrites Rspress's module of routes.
 * @param folder folder of the modules with the data of pages; undefined if there are none
 */
export function routesPatch(patches: PageDataPatches, site: SiteModel, folder?: string) {
  const loads = (code: string) => loadsOf(code, site.routes().length);
  /** The `import()` of a route, and that of its data where its file has several pages, each with its own. */
  const withData = ({ absolutePath, routePath }: RouteMeta, load: string) => {
    const page =
      folder !== undefined && sharedFile(site, absolutePath)?.find(each => each.routePath === routePath);
    if (!page) return load;
    const data = `import(${JSON.stringify(moduleFile(folder, page))})`;
    return `Promise.all([${load},${data}]).then(([page])=>page)`;
  };
  const rewrite = patches.patch<string>(
    { name: 'routes', package: '@rspress/core', loss: 'the first load holds every route in full', file },
    code => loads(code) !== undefined,
    code => {
      const imports = loads(code)!;
      return routesCode(
        site.routes().map((route, index) => ({ ...route, load: withData(route, imports[index]!) })),
      );
    },
  );
  return { file, rewrite };
}
