import {
  normalizeHrefInRuntime,
  pathnameToRouteService,
  useFrontmatter,
  usePage,
  useSite,
  withBase,
  withSiteOrigin,
} from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { alternatePath, siteAddressOf } from '../../../../shared/address';
import type { UntranslatedData } from '../../../../shared/untranslated';

/** Props of {@link HeadLinks}. */
interface HeadLinksProps {
  /** Whether the canonical address is that of the page in the default version. @default false */
  isCurrentCanonical?: boolean;
}

/** Updates canonical address and language links on navigation; the first page has them from the build. Renders nothing. */
export default function HeadLinks({ isCurrentCanonical = false }: HeadLinksProps) {
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const { site } = useSite();
  const first = useRef(page.routePath);
  useEffect(() => {
    if (first.current === page.routePath) return;
    first.current = '';
    const url = (route: string) => withSiteOrigin(withBase(normalizeHrefInRuntime(route)));
    const address = siteAddressOf(site);
    const { original, untranslated = [] } = page as UntranslatedData;
    const alternates = address.langs
      .filter(lang => !original && !untranslated.includes(lang))
      .map(lang => {
        const path = alternatePath(page.routePath, { lang }, address);
        return [lang, pathnameToRouteService(path)?.path] as const;
      })
      .filter((each): each is readonly [string, string] => each[1] !== undefined);
    const main = alternates.find(([lang]) => lang === address.lang);

    const hasOwnCanonical = frontmatter.head?.some(([, attributes]) => attributes?.rel === 'canonical');
    const gone = hasOwnCanonical ? 'link[hreflang]' : 'link[rel=canonical],link[hreflang]';
    for (const link of document.head.querySelectorAll(gone)) link.remove();
    const add = (attributes: Record<string, string>) =>
      document.head.append(Object.assign(document.createElement('link'), attributes));
    const is404 = page.pageType === '404';
    const originalPath = original?.routePath ?? page.routePath;
    const current = alternatePath(originalPath, { version: address.version }, address);
    const canonical = (isCurrentCanonical && pathnameToRouteService(current)?.path) || originalPath;
    if (!hasOwnCanonical && !is404) add({ rel: 'canonical', href: url(canonical) });
    if (alternates.length > 1) {
      for (const [hreflang, route] of alternates) add({ rel: 'alternate', hreflang, href: url(route) });
      if (main) add({ rel: 'alternate', hreflang: 'x-default', href: url(main[1]) });
    }
    document.head.querySelector('meta[property="og:url"]')?.setAttribute('content', url(canonical));
  }, [page, frontmatter, site, isCurrentCanonical]);
  return null;
}
