import { join } from 'node:path';
import type { DarkMode, RspressPlugin } from '@rspress/core';

/** Gives pages without JavaScript the colour scheme of `themeConfig.darkMode` instead of the system's. */
export function colorSchemePlugin(darkMode: DarkMode = true): RspressPlugin {
  const scheme = fixedScheme(darkMode);
  return {
    name: 'rspress-theme-duet/color-scheme',
    ...(scheme && { globalStyles: join(import.meta.dirname, `../styles/scheme-${scheme}.css`) }),
  };
}

/** The scheme that a site starts with; undefined if the system decides. */
export function fixedScheme(darkMode: DarkMode): 'light' | 'dark' | undefined {
  const mode = darkMode === false ? 'light' : String(darkMode).replace('force-', '');
  return mode === 'light' || mode === 'dark' ? mode : undefined;
}
