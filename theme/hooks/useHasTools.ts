import { useSite } from '@rspress/core/runtime';
import { useSchemeChoice } from './useSchemeChoice';
import { useSiteAddress } from './useSiteAddress';

/** Whether the reader has a choice of language, version or colour scheme, or there are social links. */
export function useHasTools(): boolean {
  const { address, locales } = useSiteAddress();
  const { socialLinks = [] } = useSite().site.themeConfig;
  return useSchemeChoice() || locales.length > 1 || address.versions.length > 1 || socialLinks.length > 0;
}
