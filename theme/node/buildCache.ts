import { join, resolve } from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { cacheKey, hashOfFolders } from '../../shared/node/cacheKey';
import type { DuetSettings } from '../options';

/** Folders of this package whose code compiles pages. */
const sources = ['.', '../page', '../shared', '../../shared'].map(folder =>
  join(import.meta.dirname, folder),
);

/**
 * Keeps Rspress's persistent cache right: pages are compiled again when the configuration, the options of the theme,
 * the theme itself, or the theme folder of the site has changed. The order of styles depends on the whole theme folder.
 */
export function buildCachePlugin(options: DuetSettings): RspressPlugin {
  let site: UserConfig = {};
  const parts = () => {
    const { outDir: _, ...config } = site;
    return [config, options, hashOfFolders(...sources, resolve(site.themeDir ?? 'theme'))];
  };
  return {
    name: 'rspress-theme-duet/build-cache',
    builderConfig: { plugins: [cacheKey('rspress-theme-duet', parts)] },
    beforeBuild(config) {
      site = config;
    },
  };
}
