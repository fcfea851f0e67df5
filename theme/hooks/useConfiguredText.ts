import { useLocaleSiteData, useSite } from '@rspress/core/runtime';

/** The text that the site configures, per language in `locales` or for all in `themeConfig`; `text` by default. */
export function useConfiguredText(key: string, text: string): string {
  const { themeConfig } = useSite().site;
  const settings: object[] = [useLocaleSiteData(), themeConfig];
  const set = settings
    .map(one => (one as Record<string, unknown>)[key])
    .find(word => typeof word === 'string');
  return (set as string | undefined) ?? text;
}
