import { pathnameToRouteService, routePathToMdPath, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { pathOf } from '../../shared/href';

/** The address of a link in the Markdown output: with base, and for pages that of their Markdown, as Rspress writes it. */
export function markdownHref(link: string): string {
  if (!/^\/(?!\/)/.test(link)) return link;
  const path = pathOf(link);
  const address = pathnameToRouteService(path) ? routePathToMdPath(path) : withBase(path);
  return withSiteOrigin(address) + link.slice(path.length);
}
