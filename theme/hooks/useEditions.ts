import { normalizeHrefInRuntime, pathnameToRouteService, usePage, useSite } from '@rspress/core/runtime';
import { useMemo, useSyncExternalStore } from 'react';
import { type Edition, type Editions, tailToKeep, twinPath } from '../logic/locale';

/**
 * The languages and versions of the site, and a function that gives the address of this page in
 * another of them: with the reader's query and hash, or that edition's home page if it lacks the page.
 */
export function useEditions() {
  const { site } = useSite();
  const { page } = usePage();
  const tail = useTail();
  return useMemo(() => {
    const locales = site.locales ?? site.themeConfig.locales ?? [];
    const editions: Editions = {
      langs: locales.map(({ lang }) => lang),
      defaultLang: site.lang ?? '',
      versions: site.multiVersion.versions ?? [],
      defaultVersion: site.multiVersion.default ?? '',
    };
    const own = { lang: page.lang, version: page.version || editions.defaultVersion };
    const homeOf = (to: Partial<Edition>) =>
      normalizeHrefInRuntime(twinPath('/', { ...own, ...to }, editions));
    const hrefOf = (to: Partial<Edition>) => {
      const twin = twinPath(page.routePath, to, editions);
      const exists = page.pageType !== '404' && pathnameToRouteService(twin);
      return exists ? normalizeHrefInRuntime(twin) + tail : homeOf(to);
    };
    return { ...editions, own, locales, homeOf, hrefOf };
  }, [site, page, tail]);
}

/** Query and hash of the address; empty on the server and during hydration. */
function useTail(): string {
  return useSyncExternalStore(
    subscribe,
    () => tailToKeep(location.search + location.hash),
    () => '',
  );
}

function subscribe(changed: () => void) {
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
  };
}
