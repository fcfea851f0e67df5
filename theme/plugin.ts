import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { DuetOptions } from './options';
import { text } from './text';

/** Adds the theme's words and global styles to a site. */
export function pluginDuet(_options: DuetOptions = {}): RspressPlugin {
  return {
    name: 'rspress-theme-duet',
    globalStyles: join(import.meta.dirname, 'styles/index.css'),
    i18nSource: words => ({ ...words, ...text }),
  };
}
