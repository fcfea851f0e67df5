import type { DarkMode, UserConfig } from '@rspress/core';
import { schemeOf } from '../logic/darkMode';
import { revealScheme } from './revealScheme';
import { type SchemeSettings, schemeScript } from './schemeScript';

/** The script that sets the colour scheme, for a site's configuration; none if the site is always light. */
export function appearanceScript({ themeConfig }: UserConfig): string | undefined {
  const settings = schemeSettings(themeConfig?.darkMode);
  const reveal = themeConfig?.enableAppearanceAnimation ? `, ${revealScheme}` : '';
  return settings && `(${schemeScript})(${JSON.stringify(settings)}${reveal})`;
}

/** The settings of the script for `darkMode`; undefined for a site that is always light. */
export function schemeSettings(darkMode?: DarkMode): SchemeSettings | undefined {
  const { initial, choosable } = schemeOf(darkMode);
  if (initial === 'light' && !choosable) return undefined;
  // Rspress's own key, so that a reader's choice survives a change of theme.
  return { key: 'rspress-theme-appearance', fallback: initial, choosable };
}
