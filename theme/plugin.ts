import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { DuetOptions } from './options';
import { text } from './text';

/**
 * Adds to a site what a theme folder cannot: words, global styles and the
 * build-time halves of the theme's parts (theme/build, one plugin per file).
 */
export function pluginDuet(options: DuetOptions = {}): RspressPlugin {
  return {
    name: 'rspress-theme-duet',
    globalStyles: join(import.meta.dirname, 'styles/index.css'),
    i18nSource: words => ({ ...words, ...text }),
    // Site data is what reaches the browser; the hook useDuetOptions reads it there.
    config: config => ({ ...config, themeConfig: { ...config.themeConfig, duet: options } }),
  };
}
