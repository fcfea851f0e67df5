import { useLocaleSiteData, useSite } from '@rspress/core/runtime';

/**
 * A word that a site may also set in its configuration: per language in `locales`, or for all in
 * `themeConfig` (specification, section 3, "Locale" and "ThemeConfig"); else the given text.
 */
export function useWord(key: string, text: string): string {
  const { themeConfig } = useSite().site;
  const settings: object[] = [useLocaleSiteData(), themeConfig];
  const set = settings
    .map(one => (one as Record<string, unknown>)[key])
    .find(word => typeof word === 'string');
  return (set as string | undefined) ?? text;
}
