import type { RspressPlugin } from '@rspress/core';
import { parseOptions } from '../shared/parseOptions';
import { remarkInstallTabs } from './fences';
import { installMarkdown } from './markdown';
import { InstallTabsOptions } from './options';

export type { InstallTabsOptions } from './options';

/** Shows fences of npm commands (```` ```sh install ````) as tabs for npm, yarn, pnpm and bun. */
export function pluginInstallTabs(options: InstallTabsOptions = {}): RspressPlugin {
  const settings = parseOptions('install-tabs', InstallTabsOptions, options);
  return {
    name: 'rspress-plugin-duet/install-tabs',
    builderConfig: { plugins: [installMarkdown(settings)] },
    markdown: { remarkPlugins: [[remarkInstallTabs, settings]] },
  };
}
