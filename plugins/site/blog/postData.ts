import { alternatePath } from '../../../shared/address';
import { type Site, urlOf } from '../../shared/site';
import type { Post } from './posts';

/** The structured data of a post (https://schema.org/BlogPosting), as a script that no browser runs. */
export function postData(
  post: Post,
  route: string,
  lang: string,
  changed: Date | undefined,
  site: Site,
): string {
  const modified = changed && changed > post.published ? changed : post.published;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.description ? { description: post.description } : {}),
    inLanguage: lang,
    datePublished: post.published.toISOString(),
    dateModified: modified.toISOString(),
    ...(post.authors.length > 0
      ? {
          author: post.authors.map(({ name, url, page }) => {
            const address = url ?? (page && site.origin && urlOf(site, alternatePath(page, { lang }, site)));
            return { '@type': 'Person', name, ...(address ? { url: address } : {}) };
          }),
        }
      : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags } : {}),
    ...(site.origin ? { url: urlOf(site, route), mainEntityOfPage: urlOf(site, route) } : {}),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
