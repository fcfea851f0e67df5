import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { cacheKey, hashOfFolders } from '../../../shared/node/cacheKey';
import { Patches } from '../../../shared/node/patch';
import { patchReport } from '../../../shared/node/patchReport';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { parseOptions } from '../../shared/parseOptions';
import { remarkInstallTabs } from './fences';
import { installMarkdown } from './markdown';
import { InstallTabsOptions } from './options';

export type { InstallTabsOptions } from './options';

/** Folders whose code compiles pages. */
const sources = ['.', '../../../shared'].map(folder => join(import.meta.dirname, folder));

/** Shows fences of npm commands (```` ```sh install ````) as tabs for npm, yarn, pnpm and bun. */
export const pluginInstallTabs: (options?: InstallTabsOptions) => RspressPlugin = pluginFactory(
  (options = {}) => {
    const settings = parseOptions('install-tabs', InstallTabsOptions, options);
    const patches = new Patches<'markdown-build'>('rspress-plugin-duet/install-tabs');
    let llms = false;
    return {
      name: 'rspress-plugin-duet/install-tabs',
      builderConfig: {
        plugins: [
          installMarkdown(settings, patches, () => llms),
          cacheKey('rspress-plugin-duet/install-tabs', () => [settings, hashOfFolders(...sources)]),
          patchReport(patches),
        ],
      },
      beforeBuild(config) {
        llms = Boolean(config.llms);
      },
      markdown: { remarkPlugins: [[remarkInstallTabs, settings]] },
    };
  },
);
