import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { ImageSize } from '../logic/sizedImages';

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

/** Size of a picture's file; nothing if there is none, or if {@link imageSize} cannot tell. */
export function imageSizeOf(file: string): ImageSize | undefined {
  return existsSync(file) ? imageSize(readFileSync(file)) : undefined;
}

/**
 * Size of an SVG or a PNG as it stands in the file.
 * @returns nothing for other formats, and for an SVG that does not say
 */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.toString('latin1', 12, 16) === 'IHDR') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const tag = /<svg\b[^>]*>/.exec(bytes.toString('utf8'))?.[0] ?? '';
  const number = (name: string) => Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1]);
  const box = /\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  const width = number('width') || Number(box?.[1]);
  const height = number('height') || Number(box?.[2]);
  return width > 0 && height > 0 ? [width, height] : undefined;
}
