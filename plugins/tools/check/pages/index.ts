import type { RspressPlugin } from '@rspress/core';
import { pluginFactory } from '../../../../shared/node/pluginFactory';
import { checkPlugin, settingsOf } from '../core/plugin';
import { PagesOptions } from './options';

export type { PagesOptions } from './options';

/** Checks headings, images, frontmatter, titles and links of all pages. */
export const pluginPages: (options?: PagesOptions) => RspressPlugin = pluginFactory((options = {}) => {
  return checkPlugin('pages', 'pages/checkPages', settingsOf('pages', PagesOptions, options));
});
