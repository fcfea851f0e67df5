import { join } from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { imageSizeOf } from './markdown/imageSize';
import type { ImageSize } from './markdown/sizedImages';

/** Reads the sizes of the logos by scheme, so that the navbar reserves their space (`themeConfig.duetLogoSize`). */
export function logoSizePlugin(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/logo-size',
    config(config) {
      const { logo } = config;
      const files = typeof logo === 'string' ? { both: logo } : (logo ?? {});
      const sizes = Object.entries(files).map(([scheme, path]) => [scheme, sizeOf(path, config)]);
      config.themeConfig = Object.assign(config.themeConfig ?? {}, {
        duetLogoSize: Object.fromEntries(sizes),
      });
      return config;
    },
  };
}

function sizeOf(path: string, { root = 'docs' }: UserConfig): ImageSize | undefined {
  return path.startsWith('/') ? imageSizeOf(join(root, 'public', path)) : undefined;
}
