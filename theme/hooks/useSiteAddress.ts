import { useSite } from '@rspress/core/runtime';
import type { SiteAddress } from '../logic/site';

/** What the addresses of this site are made of. */
export function useSiteAddress(): SiteAddress {
  const { base, lang, locales, multiVersion } = useSite().site;
  return {
    base,
    lang,
    langs: locales.map(locale => locale.lang),
    versions: multiVersion.versions.filter(version => version !== multiVersion.default),
  };
}
