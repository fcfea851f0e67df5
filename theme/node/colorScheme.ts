import { join } from 'node:path';
import type { DarkMode, RspressPlugin } from '@rspress/core';
import { schemeOf } from '../shared/darkMode';

/** Gives pages without JavaScript the colour scheme of `themeConfig.darkMode` instead of the system's. */
export function colorSchemePlugin(darkMode?: DarkMode): RspressPlugin {
  const scheme = schemeOf(darkMode).initial;
  return {
    name: 'rspress-theme-duet/color-scheme',
    ...(scheme !== 'auto' && {
      globalStyles: join(import.meta.dirname, `../client/styles/scheme-${scheme}.css`),
    }),
  };
}
