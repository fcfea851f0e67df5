import { builderPlugin } from './builderPlugin';

/**
 * Keeps the names of scripts in development. Without it, shared modules move into scripts that are named after
 * them; each page that is compiled on demand changes the names, and a page that was sent before stays white.
 */
export const devScriptsPlugin = () =>
  builderPlugin('dev-scripts', api =>
    api.modifyRspackConfig((config, { isDev }) => {
      const { splitChunks } = config.optimization ?? {};
      if (isDev && splitChunks)
        splitChunks.cacheGroups = { ...splitChunks.cacheGroups, default: false, defaultVendors: false };
    }),
  );
