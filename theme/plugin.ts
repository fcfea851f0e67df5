import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginAppearance } from './build/appearance';
import { recentBrowsers } from './build/browsers';
import { checkAgainstSite, checkOptions } from './build/checkOptions';
import { duetCode } from './build/code';
import { siteAddress, withHeadScript } from './build/head';
import { duetImageSizes } from './build/imageSizes';
import { duetImageZoom } from './build/imageZoom';
import { inlineScripts } from './build/inlineScripts';
import { leanLibraries } from './build/leanLibraries';
import { duetLlms } from './build/llms';
import { pluginLogoSize } from './build/logoSize';
import { notFoundPages } from './build/notFoundPages';
import { pageLayouts } from './build/pageLayouts';
import { duetPreview } from './build/preview';
import { searchBuild } from './build/search';
import { stockStyles } from './build/stockStyles';
import { styleChunk } from './build/styleChunk';
import { duetTabs } from './build/tabs';
import { duetToc } from './build/toc';
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
    addPages: config => notFoundPages(siteAddress(config)),
  };
}
