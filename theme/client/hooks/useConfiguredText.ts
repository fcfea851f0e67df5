import { useLocaleSiteData, useSite } from '@rspress/core/runtime';
import { useText } from './useText';

/** A text that the site may configure, per language in `locales` or for all in `themeConfig`; else the theme's word. */
export function useConfiguredText(key: Parameters<ReturnType<typeof useText>>[0]): string {
  const word = useText()(key);
  const settings: object[] = [useLocaleSiteData(), useSite().site.themeConfig];
  const texts = settings.map(source => (source as Record<string, unknown>)[key]);
  return (texts.find(text => typeof text === 'string') as string | undefined) ?? word;
}
