import type { NavItem, NavItemWithLink } from '@rspress/core';
import { readPath, type SiteAddress } from '../../../shared/address';

/** Which side of the bar an entry is on. */
export type NavSide = 'left' | 'right';

/** The entries of one side, in their order; an entry without a side is on the right. */
export function itemsOf(items: readonly NavItem[], side: NavSide): NavItem[] {
  return items.filter(item => (item.position ?? 'right') === side);
}

/** The entry's own page, if it has one. */
export function linkOf(item: NavItem): string | undefined {
  return ('link' in item && item.link) || undefined;
}

/** The address of a file, without the `.html` that Rspress appends to every address of the navigation. */
export function fileOf(link: string): string {
  return link.replace(/(\.\w+)\.html$/, '$1');
}

/** The entries below this one; none for a plain link. */
export function childrenOf(item: NavItem): NavItem[] {
  return ('items' in item && item.items) || [];
}

/**
 * Whether the reader is on the entry's page or in its section: `activeMatch` (tested with and without
 * language and version), else what is below its link. A home link is active on the home page only.
 */
export function isActiveItem(item: NavItem, path: string, site: SiteAddress): boolean {
  const link = linkOf(item);
  return (
    (link !== undefined && matches({ ...item, link } as NavItemWithLink, path, site)) ||
    childrenOf(item).some(child => isActiveItem(child, path, site))
  );
}

function matches({ link, activeMatch }: NavItemWithLink, path: string, site: SiteAddress): boolean {
  if (activeMatch) {
    const pattern = new RegExp(activeMatch);
    return pattern.test(path) || pattern.test(readPath(path, site).path);
  }
  if (!link.startsWith('/')) return false;
  const current = plainPath(path);
  const target = plainPath(link);
  return current === target || (readPath(target, site).path !== '/' && current.startsWith(target));
}

/** One spelling for all addresses of a page: no query, hash, `.html` or `index`, one slash at the end. */
function plainPath(path: string): string {
  const page = path.replace(/[?#].*$/, '').replace(/(?:(\/)index)?(?:\.html)?$/, '$1');
  return page.endsWith('/') ? page : `${page}/`;
}
