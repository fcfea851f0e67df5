import { useSite } from '@rspress/core/runtime';
import { useEditions } from './useEditions';
import { useSchemeChoice } from './useSchemeChoice';

/** Whether the reader has a choice of language, version or colour scheme, or there are social links. */
export function useHasTools(): boolean {
  const { langs, versions } = useEditions();
  const { socialLinks = [] } = useSite().site.themeConfig;
  return useSchemeChoice() || langs.length > 1 || versions.length > 1 || socialLinks.length > 0;
}
