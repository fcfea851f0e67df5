import { element, textElement, xmlFile } from '../../../shared/xml';
import type { Alternate } from '../../shared/alternates';

/** Maximum number of addresses in one file. */
export const limit = 50_000;

/** One page of the sitemap. */
export interface SitemapEntry {
  /** Full address. */
  url: string;
  /** Last change, if known. */
  changed?: Date;
  /** The same page in all its languages, itself included; empty for a page in one language. */
  alternates: Alternate[];
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The text of a sitemap; see https://www.sitemaps.org/protocol.html */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(({ url, changed, alternates }) => {
    const links = alternates.map(({ hreflang, href }) =>
      element('xhtml:link', { rel: 'alternate', hreflang, href }),
    );
    const date = changed ? element('lastmod', {}, changed.toISOString()) : '';
    return element('url', {}, textElement('loc', url) + date + links.join(''));
  });
  const namespaces = { xmlns: namespace, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
  return xmlFile(element('urlset', namespaces, `\n${urls.join('\n')}\n`));
}

/** The text of an index of sitemaps, for sites with more than one. */
export function sitemapIndexXml(urls: string[]): string {
  const maps = urls.map(url => element('sitemap', {}, textElement('loc', url)));
  return xmlFile(element('sitemapindex', { xmlns: namespace }, `\n${maps.join('\n')}\n`));
}

/** The rules that a `robots.txt` of the public folder lacks; a site without one gets them all. */
export function missingRules(existing: string, disallow: string[]): string[] {
  if (!existing.trim()) return [];
  const lines = existing.split(/\r?\n/).map(line => line.trim());
  return disallow.map(path => `Disallow: ${path}`).filter(rule => !lines.includes(rule));
}

/** The text of `robots.txt`; `existing` is that of the public folder, empty for none. */
export function robotsTxt(existing: string, sitemap: string, disallow: string[]): string {
  if (/^sitemap:/im.test(existing)) return existing;
  const rules =
    existing.trim() ||
    [
      'User-agent: *',
      ...(disallow.length > 0 ? disallow.map(path => `Disallow: ${path}`) : ['Allow: /']),
    ].join('\n');
  return `${rules}\n\nSitemap: ${sitemap}\n`;
}
