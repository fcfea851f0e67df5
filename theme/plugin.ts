import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginAppearance } from './build/appearance';
import { pluginLogoSize } from './build/logoSize';
import type { DuetOptions } from './options';
import { text } from './text';

/**
 * Adds to a site what a theme folder cannot: words, global styles and the
 * build-time halves of the theme's parts (theme/build, one plugin per file).
 */
export function pluginDuet(_options: DuetOptions = {}): RspressPlugin {
  return {
    name: 'rspress-theme-duet',
    globalStyles: join(import.meta.dirname, 'styles/index.css'),
    config(config, { addPlugin }) {
      addPlugin(pluginAppearance());
      addPlugin(pluginLogoSize());
      return config;
    },
    i18nSource: words => ({ ...words, ...text }),
  };
}
