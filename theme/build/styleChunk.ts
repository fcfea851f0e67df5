import type { RspressPlugin } from '@rspress/core';

/** The part of the bundler's configuration that is changed here. */
interface BundlerConfig {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, { test?: unknown; type?: string }> } };
}

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
            rspack(config: BundlerConfig) {
              const styles = config.optimization?.splitChunks?.cacheGroups?.styles;
              if (!styles) return;
              delete styles.test;
              styles.type = 'css/mini-extract';
            },
          },
        },
      },
    },
  };
}
