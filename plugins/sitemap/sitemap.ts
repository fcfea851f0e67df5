import { element, escapeXml } from '../../shared/xml';
import type { Alternate } from '../shared/alternates';

/** More addresses than this need several files. */
export const limit = 50_000;

/** One page of the sitemap. */
export interface SitemapEntry {
  /** Full address. */
  url: string;
  /** Last change, where it is known. */
  changed?: Date;
  /** The same page in all its languages, itself included; empty for a page in one language. */
  alternates: Alternate[];
}

const declaration = '<?xml version="1.0" encoding="utf-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** @see https://www.sitemaps.org/protocol.html */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(({ url, changed, alternates }) =>
    element(
      'url',
      {},
      [
        element('loc', {}, escapeXml(url)),
        ...(changed ? [element('lastmod', {}, changed.toISOString())] : []),
        ...alternates.map(({ hreflang, href }) =>
          element('xhtml:link', { rel: 'alternate', hreflang, href }),
        ),
      ].join(''),
    ),
  );
  const namespaces = { xmlns: namespace, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
  return `${declaration}${element('urlset', namespaces, `\n${urls.join('\n')}\n`)}\n`;
}

/** A list of sitemaps, for sites that need several. */
export function sitemapIndexXml(urls: string[]): string {
  const maps = urls.map(url => element('sitemap', {}, element('loc', {}, escapeXml(url))));
  return `${declaration}${element('sitemapindex', { xmlns: namespace }, `\n${maps.join('\n')}\n`)}\n`;
}

/**
 * The text of `robots.txt`.
 * @param own what the public folder already holds; empty for none
 * @param disallow paths that crawlers should leave alone
 */
export function robotsTxt(own: string, sitemap: string, disallow: string[]): string {
  if (/^sitemap:/im.test(own)) return own;
  const rules =
    own.trim() ||
    [
      'User-agent: *',
      ...(disallow.length > 0 ? disallow.map(path => `Disallow: ${path}`) : ['Allow: /']),
    ].join('\n');
  return `${rules}\n\nSitemap: ${sitemap}\n`;
}
