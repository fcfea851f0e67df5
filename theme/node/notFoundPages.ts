import { prefixesOf, type SiteAddress } from '../../shared/address';

/** A 404 page for every language and version but the defaults, which Rspress writes: `/zh/404`, `/v1/zh/404`. */
export function notFoundPages(site: SiteAddress): { routePath: string; content: string }[] {
  return prefixesOf(site)
    .filter(Boolean)
    .map(prefix => ({
      routePath: `${prefix}/404`,
      content: '---\npageType: "404"\ntitle: "404"\nsearch: false\n---\n',
    }));
}
