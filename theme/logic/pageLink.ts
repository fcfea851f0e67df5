import { readPath, type SiteAddress, type SitePath, writePath } from '../../shared/address';

/**
 * Resolves a link as Rspress does in Markdown: a path without version and language gets those of
 * its page; a path that names one keeps it.
 * @param href link as written; anything but a path of the site (`/guide`) is returned as it is
 * @param page language and version of the page that holds the link
 */
export function pageLink(href: string, page: Omit<SitePath, 'path'>, site: SiteAddress): string {
  const [, pathname = '', suffix] = /^(\/(?!\/)[^?#]*)(.*)$/s.exec(href) ?? [];
  const first = pathname.split('/')[1]!;
  if (!pathname || site.versions.includes(first)) return href;
  const { lang, path } = readPath(pathname, site);
  return writePath({ ...page, ...(site.langs.includes(first) && { lang }), path }, site) + suffix;
}
