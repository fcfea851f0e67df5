import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { duetCode } from './build/code';
import { duetImageZoom } from './build/imageZoom';
import { duetLlms } from './build/llms';
import { duetTabs } from './build/tabs';
import type { DuetOptions } from './options';
import { text } from './text';

/**
 * Adds to a site what a theme folder cannot: words, global styles and the
 * build-time halves of the theme's parts (theme/build, one plugin per file).
 */
export function pluginDuet(_options: DuetOptions = {}): RspressPlugin {
  return {
    name: 'rspress-theme-duet',
    config(config, { addPlugin }) {
      // The image zoom comes last: Rspress passes over the plugin after one that removes another.
      for (const part of [duetCode(), duetTabs(), duetLlms(), duetImageZoom()]) addPlugin(part);
      return config;
    },
    globalStyles: join(import.meta.dirname, 'styles/index.css'),
    i18nSource: words => ({ ...words, ...text }),
  };
}
