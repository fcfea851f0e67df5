import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prefixesOf, readPath, type SiteAddress } from '../../shared/address';

const endings = ['.md', '.mdx', '.tsx', '.jsx', '.ts', '.js'];

/**
 * A 404 page for every language and version but the defaults, which Rspress writes: `/zh/404`, `/v1/zh/404`. A page
 * that the site has itself is left to it: Rspress accepts only one for a route.
 * @param root folder of the pages
 */
export function notFoundPages(site: SiteAddress, root: string): { routePath: string; content: string }[] {
  return prefixesOf(site)
    .filter(prefix => prefix && !isOwn(prefix, site, root))
    .map(prefix => ({
      routePath: `${prefix}/404`,
      content: '---\npageType: "404"\ntitle: "404"\nsearch: false\n---\n',
    }));
}

/** Whether the site has the 404 page of a prefix; pages of a default language or version may lie in no folder. */
function isOwn(prefix: string, site: SiteAddress, root: string): boolean {
  const { version, lang } = readPath(`${prefix}/404`, site);
  const folders = (part: string, byDefault: string) => (part === byDefault ? ['', part] : [part]);
  return folders(version, site.version).some(first =>
    folders(lang, site.lang).some(second =>
      endings.some(ending => existsSync(join(root, first, second, `404${ending}`))),
    ),
  );
}
