import { useLocaleSiteData, useSite } from '@rspress/core/runtime';

/**
 * A text that a site may set in its configuration: per language in `locales`, or for all in
 * `themeConfig`; otherwise the given one.
 */
export function useConfiguredText(key: string, text: string): string {
  const { themeConfig } = useSite().site;
  const settings: object[] = [useLocaleSiteData(), themeConfig];
  const set = settings
    .map(one => (one as Record<string, unknown>)[key])
    .find(word => typeof word === 'string');
  return (set as string | undefined) ?? text;
}
