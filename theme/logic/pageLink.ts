import type { Edition, Editions } from './locale';

/**
 * The path that a link on a page means, by the rule of links in Markdown: a path that names neither
 * version nor language leads into those of the page it is on; a path that names one keeps it.
 * @param href link as written; anything but a path of the site (`/guide`) is returned as it is
 * @param own language and version of the page that holds the link
 */
export function pageLink(href: string, own: Edition, editions: Editions): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const [first = ''] = href.slice(1).split(/[/?#]/);
  if (editions.versions.includes(first)) return href;
  const namesLang = editions.langs.includes(first);
  const rest = first === editions.defaultLang ? href.slice(first.length + 1) || '/' : href;
  const prefix = [
    own.version !== editions.defaultVersion && own.version,
    !namesLang && editions.langs.includes(own.lang) && own.lang !== editions.defaultLang && own.lang,
  ].filter(Boolean);
  return prefix.length > 0 || rest !== href ? `${prefix.map(part => `/${part}`).join('')}${rest}` : href;
}
