import type { NavItem, NavItemWithLink } from '@rspress/core';

/** Which side of the bar an entry stands on. */
export type NavSide = 'left' | 'right';

/** The entries of one side, in their order; an entry without a side stands right (specification 2.1). */
export function itemsOf(items: readonly NavItem[], side: NavSide): NavItem[] {
  return items.filter(item => (item.position ?? 'right') === side);
}

/** The entry's own page, if it has one. */
export function linkOf(item: NavItem): string | undefined {
  return ('link' in item && item.link) || undefined;
}

/** The address of a file, without the `.html` that Rspress puts behind every address of the navigation. */
export function fileOf(link: string): string {
  return link.replace(/(\.\w+)\.html$/, '$1');
}

/** The entries below this one; none for a plain link. */
export function childrenOf(item: NavItem): NavItem[] {
  return ('items' in item && item.items) || [];
}

/**
 * Whether the reader is on the entry's page or in its section. `activeMatch` is a regular
 * expression; without it the section is what lies below the link. Both are also held against the
 * path without its language and version, so that one `activeMatch` serves all of them.
 * A home link (`/`, `/zh/`) is active on the home page alone.
 * @param item the entry; its link as it is in the site data (with prefix, with or without `.html`)
 * @param path the current path, without the site's base
 * @param prefixes languages and versions that can lead a path
 */
export function isActiveItem(item: NavItem, path: string, prefixes: readonly string[]): boolean {
  const own = linkOf(item);
  return (
    (own !== undefined && matches({ ...item, link: own } as NavItemWithLink, path, prefixes)) ||
    childrenOf(item).some(child => isActiveItem(child, path, prefixes))
  );
}

function matches(item: NavItemWithLink, path: string, prefixes: readonly string[]): boolean {
  const bare = withoutPrefix(path, prefixes);
  if (item.activeMatch) {
    const pattern = new RegExp(item.activeMatch);
    return pattern.test(path) || pattern.test(bare);
  }
  if (!item.link.startsWith('/')) return false;
  const here = plain(path);
  const link = plain(item.link);
  return here === link || (plain(withoutPrefix(item.link, prefixes)) !== '/' && here.startsWith(link));
}

/** A path without the language and version that lead it: `/v1/zh/guide` becomes `/guide`. */
function withoutPrefix(path: string, prefixes: readonly string[]): string {
  const parts = path.split('/').slice(1);
  while (parts.length > 0 && prefixes.includes(parts[0]!.replace(/\.html$/, ''))) parts.shift();
  return `/${parts.join('/')}`;
}

/** One spelling for all addresses of a page: no query, hash, `.html` or `index`, one slash at the end. */
function plain(path: string): string {
  const page = path.replace(/[?#].*$/, '').replace(/(?:(\/)index)?(?:\.html)?$/, '$1');
  return page.endsWith('/') ? page : `${page}/`;
}
