import type { UserConfig } from '@rspress/core';
import { escapeXml } from '../../shared/xml';
import { hasPlugin, pluginsOf } from './site';

/** The image of a link preview. */
export interface PreviewImage {
  /** Path in the output folder, or a full address. */
  src: string;
  alt?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** A plugin that makes the images of link previews. */
export interface ImageSource {
  /** The image of a page, if there is one. */
  imageOf(routePath: string): PreviewImage | undefined;
}

/** The plugin of a site that makes images, for the one that writes the head. */
export const imageSourceOf = (config: UserConfig): ImageSource | undefined =>
  pluginsOf(config).find(plugin => 'imageOf' in (plugin as object)) as ImageSource | undefined;

/** Whether a site has `pluginHead`, which writes the tags of images too. */
export const hasHeadPlugin = (config: UserConfig): boolean => hasPlugin(config, 'rspress-plugin-duet/head');

/** The tags of an image; `absolute` gives the full address of a file of the site. */
export function imageTags(image: PreviewImage | undefined, absolute: (path: string) => string): string {
  const tag = (attribute: string, name: string, content: string | number | undefined) =>
    content === undefined ? '' : `<meta ${attribute}="${name}" content="${escapeXml(String(content))}">`;
  return [
    tag('property', 'og:image', image && absolute(image.src)),
    tag('property', 'og:image:alt', image?.alt),
    tag('property', 'og:image:width', image?.width),
    tag('property', 'og:image:height', image?.height),
    tag('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ].join('');
}

/** The full address of a file of the site, for {@link imageTags}. */
export const absoluteIn =
  ({ origin, base }: { origin: string; base: string }) =>
  (src: string): string =>
    src.startsWith('/') ? `${origin}${base.slice(0, -1)}${src}` : src;
