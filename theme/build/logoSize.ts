import { join } from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { imageSizeOf } from '../markdown/imageSize';
import type { ImageSize } from '../markdown/sizedImages';

/**
 * Looks up how large the logos are, so that the navbar keeps their place before they have
 * arrived. The component finds the sizes as `themeConfig.duetLogoSize`, by scheme.
 */
export function pluginLogoSize(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/logo-size',
    config(config) {
      const { logo } = config;
      const files = typeof logo === 'string' ? { both: logo } : (logo ?? {});
      const sizes = Object.entries(files).map(([scheme, path]) => [scheme, sizeOf(path, config)]);
      config.themeConfig = Object.assign(config.themeConfig ?? {}, {
        duetLogoSize: Object.fromEntries(sizes.filter(([, size]) => size)),
      });
      return config;
    },
  };
}

function sizeOf(path: string, { root = 'docs' }: UserConfig): ImageSize | undefined {
  return path.startsWith('/') ? imageSizeOf(join(root, 'public', path)) : undefined;
}
