import { readPath, type SiteAddress, type SitePath, writePath } from '../../../shared/address';

/** Resolves a link as Rspress does in Markdown: a path without version and language gets those of its page. */
export function pageLink(href: string, page: Omit<SitePath, 'path'>, site: SiteAddress): string {
  const [, pathname = '', suffix] = /^(\/(?!\/)[^?#]*)(.*)$/s.exec(href) ?? [];
  const first = pathname.split('/')[1]!;
  if (!pathname || site.versions.includes(first)) return href;
  const { lang, path } = readPath(pathname, site);
  return writePath({ ...page, ...(site.langs.includes(first) && { lang }), path }, site) + suffix;
}
