import { logger, RouteService, type RspressPlugin } from '@rspress/core';
import { shownPath } from '../../shared/node/shownPath';
import { userError } from '../../shared/node/userError';

/**
 * Reports pages with the address of another one, such as `start.md` beside `start.mdx`, by their files. A build fails;
 * in development, the site shows the first of them. Rspress names the address only, and its development server ends.
 */
export function sameAddressPlugin(): RspressPlugin {
  const { addRoute } = RouteService.prototype;
  let pages: string[] = [];
  return {
    name: 'rspress-theme-duet/same-address',
    // The last hook before Rspress makes the list of pages.
    addPages() {
      pages = [];
      RouteService.prototype.addRoute = async function (page) {
        const { routePath, absolutePath } = page.routeMeta;
        const other = this.getRoutePageByRoutePath(routePath);
        if (!other) return addRoute.call(this, page);
        const [first, second] = [other.routeMeta.absolutePath, absolutePath].map(shownPath);
        pages.push(`  ${routePath}: ${first} and ${second}`);
      };
      return [];
    },
    routeGenerated(_, isProd) {
      RouteService.prototype.addRoute = addRoute;
      if (pages.length === 0) return;
      const message = `[rspress-theme-duet] Pages with the same address; rename or remove one of each:\n${pages.join('\n')}`;
      if (isProd) throw userError(message);
      logger.warn(`${message}\nThe site shows the first.`);
    },
  };
}
