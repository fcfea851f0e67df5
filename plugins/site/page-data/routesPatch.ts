// Saves 25 bytes (gzip) of script per page of the site, on every page: the path of a page is written once for all languages.
// Without it: Rspress writes every route in full.
import { loadsOf, routesCode } from './routesCode';
import type { PageDataPatches, SiteModel } from './siteModel';

const file = /[\\/]virtual-routes\.js$/;

/** Rewrites Rspress's module of routes. */
export function routesPatch(patches: PageDataPatches, site: SiteModel) {
  const loads = (code: string) => loadsOf(code, site.routes.length);
  const rewrite = patches.patch<string>(
    { name: 'routes', package: '@rspress/core', loss: 'the first load holds every route in full', file },
    code => loads(code) !== undefined,
    code => {
      const imports = loads(code)!;
      return routesCode(site.routes.map((route, index) => ({ ...route, load: imports[index]! })));
    },
  );
  return { file, rewrite };
}
