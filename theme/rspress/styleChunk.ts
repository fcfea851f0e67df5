import type { RspressPlugin } from '@rspress/core';

/**
 * Gathers the styles alone into their chunk. As Rspress writes it, the scripts that stand in
 * for them are gathered too, and every page loads one more script that holds nothing.
 */
export function styleChunk(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/style-chunk',
    builderConfig: {
      environments: {
        web: {
          tools: {
            rspack(config) {
              const { splitChunks } = config.optimization ?? {};
              const styles = splitChunks ? splitChunks.cacheGroups?.styles : undefined;
              if (!styles || typeof styles !== 'object' || !('test' in styles)) return;
              delete styles.test;
              styles.type = 'css/mini-extract';
            },
          },
        },
      },
    },
  };
}
