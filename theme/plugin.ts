import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { siteAddressOf } from '../shared/address';
import { recentBrowsers } from './build/browsers';
import { checkAgainstSite, checkOptions } from './build/checkOptions';
import { pluginLogoSize } from './build/logoSize';
import { notFoundPages } from './build/notFoundPages';
import { duetPreview } from './build/preview';
import { pluginAppearance } from './inline/appearance';
import { withHeadScript } from './inline/head';
import { inlineScripts } from './inline/inlineScripts';
import { duetTabs } from './inline/tabs';
import { duetCode } from './markdown/code';
import { duetImageSizes } from './markdown/imageSizes';
import { duetLlms } from './markdown/llms';
import { duetToc } from './markdown/toc';
import type { DuetOptions } from './options';
import { duetImageZoom } from './rspress/imageZoom';
import { leanLibraries } from './rspress/leanLibraries';
import { pageLayouts } from './rspress/pageLayouts';
import { stockStyles } from './rspress/stockStyles';
import { styleChunk } from './rspress/styleChunk';
import { searchBuild } from './search/build/searchBuild';
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
      for (const part of [
        pluginAppearance(),
        pluginLogoSize(),
        duetCode(),
        duetTabs(),
        duetToc(),
        duetImageSizes(config.root ?? 'docs'),
        duetLlms(),
        searchBuild(options.search),
        pageLayouts(),
        leanLibraries(),
        stockStyles(),
        styleChunk(),
        inlineScripts(),
        recentBrowsers(),
        ...(config.plugins?.some(({ name }) => name === '@rspress/plugin-preview') ? [duetPreview()] : []),
        // Last: Rspress passes over the plugin after one that removes another.
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
    addPages: config => notFoundPages(siteAddressOf(config)),
  };
}
