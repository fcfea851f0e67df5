import { logger, RouteService, type RspressPlugin } from '@rspress/core';
import { shownPath } from '../../shared/node/shownPath';
import { userError } from '../../shared/node/userError';

/** What cannot be decoded. */
const undecodable = /%(?![\da-f]{2})/i;

/** What stops the build. */
const unusable = new RegExp(`['!?]|${undecodable.source}`, 'i');

/**
 * Reports pages with the address of another one, such as `start.md` beside `start.mdx`, and pages whose names cannot be
 * built, such as `what's-new.md`, by their files. A build fails; in development, the site goes on without them. Rspress
 * names the address only, or a module of its own, and its development server ends.
 */
export function pageAddressesPlugin(): RspressPlugin {
  const { addRoute } = RouteService.prototype;
  let same: string[] = [];
  let unnamed: string[] = [];
  let unlinked: string[] = [];
  return {
    name: 'rspress-theme-duet/page-addresses',
    // The last hook before Rspress makes the list of pages.
    addPages() {
      same = [];
      unnamed = [];
      unlinked = [];
      RouteService.prototype.addRoute = async function (page) {
        const { routePath, absolutePath } = page.routeMeta;
        const other = this.getRoutePageByRoutePath(routePath);
        if (unusable.test(routePath)) unnamed.push(shownPath(absolutePath));
        else if (other)
          same.push(
            `${routePath}: ${[other.routeMeta.absolutePath, absolutePath].map(shownPath).join(' and ')}`,
          );
        else {
          if (/[#%]/.test(routePath)) unlinked.push(shownPath(absolutePath));
          await addRoute.call(this, page);
        }
      };
      return [];
    },
    routeGenerated(_, isProd) {
      RouteService.prototype.addRoute = addRoute;
      const warnings = listed(
        'Pages with # or % in their path, to which links do not lead; rename them:',
        unlinked,
      );
      if (warnings.length > 0) logger.warn(`[rspress-theme-duet] ${warnings.join('\n')}`);
      const problems = [
        ...listed('Pages with the same address; rename or remove one of each:', same),
        ...listed(
          "Pages with ' ! ? or a single % in their path, which cannot be built; rename them:",
          unnamed,
        ),
      ];
      if (problems.length === 0) return;
      const message = `[rspress-theme-duet] ${problems.join('\n')}`;
      if (isProd) throw userError(message);
      logger.warn(
        `${message}\nUntil then, the site shows the first page of each address, and none that cannot be built.`,
      );
    },
    // Rspress asks it for all files of a sidebar, and cannot decode a name such as `100%.md`.
    routeServiceGenerated(routes) {
      const isExistRoute = routes.isExistRoute.bind(routes);
      routes.isExistRoute = (link: string) => !undecodable.test(link) && isExistRoute(link);
    },
  };
}

/** A title with lines below it; nothing without any. */
const listed = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map(line => `  ${line}`)] : [];
