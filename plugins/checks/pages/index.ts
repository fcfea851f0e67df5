import type { RspressPlugin } from '@rspress/core';
import { parseOptions } from '../../shared/parseOptions';
import { checkPlugin } from '../core/plugin';
import { PagesOptions } from './options';

export type { PagesOptions } from './options';

/** Checks headings, images, frontmatter, titles and links of all pages. */
export function pluginPages(options: PagesOptions = {}): RspressPlugin {
  return checkPlugin('pages', 'pages/checkPages', parseOptions('pages', PagesOptions, options));
}
