import type { DarkMode, UserConfig } from '@rspress/core';
import { schemeOf } from '../logic/darkMode';
import { type SchemeSettings, schemeScript } from './schemeScript';

/** The script that sets the colour scheme, for a site's configuration; none if the site is always light. */
export function appearanceScript({ themeConfig }: UserConfig): string | undefined {
  const settings = schemeSettings(themeConfig?.darkMode, themeConfig?.enableAppearanceAnimation);
  return settings && `(${schemeScript})(${JSON.stringify(settings)})`;
}

/** The settings of the script for `darkMode` and `enableAppearanceAnimation`; undefined for a site that is always light. */
export function schemeSettings(darkMode?: DarkMode, animated = false): SchemeSettings | undefined {
  const { initial, choosable } = schemeOf(darkMode);
  if (initial === 'light' && !choosable) return undefined;
  // Rspress's own key, so that a reader's choice survives a change of theme.
  return { key: 'rspress-theme-appearance', fallback: initial, choosable, animated };
}
