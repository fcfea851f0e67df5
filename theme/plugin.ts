import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginAppearance } from './build/appearance';
import { recentBrowsers } from './build/browsers';
import { checkAgainstSite, checkOptions } from './build/checkOptions';
import { duetCode } from './build/code';
import { siteAddress, withHeadScript } from './build/head';
import { duetImageZoom } from './build/imageZoom';
import { leanLibraries } from './build/leanLibraries';
import { duetLlms } from './build/llms';
import { pluginLogoSize } from './build/logoSize';
import { notFoundPages } from './build/notFoundPages';
import { pageLayouts } from './build/pageLayouts';
import { searchBuild } from './build/search';
import { stockStyles } from './build/stockStyles';
import { styleChunk } from './build/styleChunk';
import { duetTabs } from './build/tabs';
import type { DuetOptions } from './options';
import { text } from './text';

/**
 * Adds to a site what a theme folder cannot: words, global styles and the
 * build-time halves of the theme's parts (theme/build, one plugin per file).
 */
export function pluginDuet(input: DuetOptions = {}): RspressPlugin {
  const options = checkOptions(input);
  return {
    name: 'rspress-theme-duet',
    globalStyles: join(import.meta.dirname, 'styles/index.css'),
    i18nSource: words => ({ ...words, ...text }),
    config(config, { addPlugin }) {
      // The image zoom comes last: Rspress passes over the plugin after one that removes another.
      for (const part of [
        pluginAppearance(),
        pluginLogoSize(),
        duetCode(),
        duetTabs(),
        duetLlms(),
        searchBuild(options.search),
        pageLayouts(),
        leanLibraries(),
        stockStyles(),
        styleChunk(),
        recentBrowsers(),
        // Last: Rspress skips the plugin after one that removes the first plugin of all.
        duetImageZoom(),
      ])
        addPlugin(part);
      checkAgainstSite(options, config);
      // Only JSON reaches the browser; Rspress passes unknown keys of themeConfig on.
      config.themeConfig = Object.assign(config.themeConfig ?? {}, {
        duet: { ...options, search: undefined },
      });
      return withHeadScript(config);
    },
    addPages: config => notFoundPages(siteAddress(config)),
  };
}
