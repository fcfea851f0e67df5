import { normalizeHrefInRuntime, usePage, useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { localesOf, type SitePath, siteAddressOf, writePath } from '../../../shared/address';

/** The languages and versions of the site and of the current page, and the addresses of home pages. */
export function useSiteAddress() {
  const { site } = useSite();
  const { page } = usePage();
  return useMemo(() => {
    const address = siteAddressOf(site);
    const locales = localesOf(site);
    const lang = page.lang || address.lang;
    const version = page.version || address.version;
    return {
      address,
      locales,
      /** Language of the page. */
      lang,
      /** Version of the page; empty on a site without versions. */
      version,
      /** Name of the page's language in that language. */
      langLabel: locales.find(locale => locale.lang === lang)?.label ?? lang,
      /** Address of a home page; `to` names what differs from the current page. */
      homeOf: (to: Partial<SitePath> = {}) =>
        normalizeHrefInRuntime(writePath({ version, lang, ...to, path: '/' }, address)),
    };
  }, [site, page.lang, page.version]);
}
