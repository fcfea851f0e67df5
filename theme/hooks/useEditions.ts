import { normalizeHrefInRuntime, usePage, useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { type Editions, twinPath } from '../logic/locale';

/** The languages and versions of the site, and the reader's own. */
export function useEditions() {
  const { site } = useSite();
  const { lang, version, routePath } = usePage().page;
  return useMemo(() => {
    const locales = site.locales ?? site.themeConfig.locales ?? [];
    const editions: Editions = {
      langs: locales.map(({ lang }) => lang),
      defaultLang: site.lang ?? '',
      versions: site.multiVersion.versions ?? [],
      defaultVersion: site.multiVersion.default ?? '',
    };
    const own = { lang, version: version || editions.defaultVersion };
    return {
      ...editions,
      locales,
      own,
      /** How the reader's language calls itself. */
      ownLabel: locales.find(locale => locale.lang === lang)?.label ?? lang,
      /** Path of this page in another language or version, whether or not it exists there. */
      twinOf: (to: Partial<typeof own>) => twinPath(routePath, to, editions),
      /** Address of a home page; the reader's own without `to`. */
      homeOf: (to: Partial<typeof own> = {}) =>
        normalizeHrefInRuntime(twinPath('/', { ...own, ...to }, editions)),
    };
  }, [site, lang, version, routePath]);
}
