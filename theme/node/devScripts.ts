import type { RspressPlugin } from '@rspress/core';
import { builderPlugin } from './builderPlugin';

/**
 * Keeps the names of scripts in development. By default, modules that scripts share move into scripts that are
 * named after them. Each page that is compiled on demand changes these names, and a page that was sent before
 * cannot load its scripts: it stays white.
 */
export function devScriptsPlugin(): RspressPlugin {
  return builderPlugin('dev-scripts', api =>
    api.modifyRspackConfig((config, { isDev }) => {
      const { splitChunks } = config.optimization ?? {};
      if (isDev && splitChunks)
        splitChunks.cacheGroups = { ...splitChunks.cacheGroups, default: false, defaultVendors: false };
    }),
  );
}
