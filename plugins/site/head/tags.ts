import { escapeXml } from '../../../shared/xml';
import { imageTags, type PreviewImage } from '../../shared/previewImage';
import type { HeadSettings } from './options';
import type { PageHead } from './pageHead';

/** The tags that Rspress does not write; `absolute` gives the full address of a public file. */
export function headTags(page: PageHead, settings: HeadSettings, absolute: (path: string) => string): string {
  const given = page.image ?? settings.image;
  const image: PreviewImage | undefined = typeof given === 'string' ? { src: given } : given;
  const localeOf = (lang: string) => settings.locales[lang] ?? lang.replace('-', '_');
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeXml(content)}">`;
  const meta = (name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta name="${name}" content="${escapeXml(content)}">`;
  const fallback = page.alternates.find(({ hreflang }) => hreflang === 'x-default');
  const others = page.alternates.filter(({ hreflang }) => hreflang !== 'x-default' && hreflang !== page.lang);
  return [
    `<link rel="canonical" href="${escapeXml(page.url)}">`,
    fallback ? `<link rel="alternate" hreflang="x-default" href="${escapeXml(fallback.href)}">` : '',
    property('og:url', page.url),
    property('og:site_name', page.siteName),
    property('og:locale', localeOf(page.lang)),
    ...others.map(({ hreflang }) => property('og:locale:alternate', localeOf(hreflang))),
    imageTags(image, absolute),
    meta('twitter:site', settings.twitterSite),
    settings.breadcrumbs && page.trail.length > 1 ? breadcrumbs(page.trail) : '',
  ].join('');
}

/** @see https://schema.org/BreadcrumbList */
function breadcrumbs(trail: PageHead['trail']): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
  // A title with `</script>` in it must not end the script.
  return `<script type="application/ld+json">${JSON.stringify(list).replaceAll('<', '\\u003c')}</script>`;
}
