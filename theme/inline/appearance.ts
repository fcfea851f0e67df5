import type { DarkMode, RspressPlugin } from '@rspress/core';
import { withScript } from './inlineScripts';
import { type SchemeSettings, schemeScript } from './schemeScript';

/**
 * The colour scheme before and without React, in place of the stock head script, which throws where
 * storage is forbidden. React only reads the result: see hooks/useThemeState.
 */
export function pluginAppearance(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/appearance',
    config(config) {
      const { darkMode, enableAppearanceAnimation } = config.themeConfig ?? {};
      const settings = schemeSettings(darkMode, enableAppearanceAnimation);
      return settings ? withScript(config, `(${schemeScript})(${JSON.stringify(settings)})`) : config;
    },
    builderConfig: {
      html: { tags: [tags => tags.filter(({ tag, children }) => !isStockScript(tag, children))] },
    },
  };
}

/** The stock script sets both classes of the root; no other one does so in these words. */
function isStockScript(tag: string, children = ''): boolean {
  return tag === 'script' && children.includes("classList.toggle('rp-dark'");
}

/**
 * What the head script is told.
 * @param darkMode `themeConfig.darkMode`
 * @param animated `themeConfig.enableAppearanceAnimation`
 * @returns nothing for a site that is always light
 */
export function schemeSettings(darkMode: DarkMode = true, animated = false): SchemeSettings | undefined {
  const mode = typeof darkMode === 'string' ? darkMode : darkMode ? 'auto' : 'force-light';
  if (mode === 'force-light') return undefined;
  const fallback = mode.replace('force-', '');
  // Rspress's own key, so that a reader's choice survives a change of theme.
  return { key: 'rspress-theme-appearance', fallback, choosable: mode === fallback, animated };
}
