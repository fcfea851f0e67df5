import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { searchBuild } from './build/search';
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
    config(config, { addPlugin }) {
      addPlugin(searchBuild(options.search));
      return config;
    },
    i18nSource: words => ({ ...words, ...text }),
  };
}
