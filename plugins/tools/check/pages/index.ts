import type { RspressPlugin } from '@rspress/core';
import { checkPlugin, settingsOf } from '../core/plugin';
import { PagesOptions } from './options';

export type { PagesOptions } from './options';

/** Checks headings, images, frontmatter, titles and links of all pages. */
export function pluginPages(options: PagesOptions = {}): RspressPlugin {
  return checkPlugin('pages', 'pages/checkPages', settingsOf('pages', PagesOptions, options));
}
