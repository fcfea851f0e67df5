import { normalizeHrefInRuntime } from '@rspress/core/runtime';
import { pathOf } from '../../shared/href';

/** The address of a page as links in Markdown have it: with `.html`, unless the site has `route.cleanUrls`. */
export function pageHref(link: string): string {
  const path = pathOf(link);
  // Rspress would decode query and hash.
  return normalizeHrefInRuntime(path) + link.slice(path.length);
}
