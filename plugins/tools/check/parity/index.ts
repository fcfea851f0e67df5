import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginFactory } from '../../../../shared/node/pluginFactory';
import { jobOf, type SiteConfig } from '../core/job';
import { checkPlugin, settingsOf } from '../core/plugin';
import { ParityOptions } from './options';
import { remarkStaleNotice, type Site } from './staleNotice';
import { watchOriginals } from './watchOriginals';

export type { ParityOptions } from './options';

/** Compares translations with their originals, and tells readers which sections are out of date. */
export const pluginParity: (options?: ParityOptions) => RspressPlugin = pluginFactory((options = {}) => {
  const settings = settingsOf('parity', ParityOptions, options);
  const plugin = checkPlugin('parity', 'parity/checkParity', settings);
  if (!settings.notice) return plugin;
  let site: Site | undefined;
  return Object.assign(plugin, {
    builderConfig: {
      plugins: [...(plugin.builderConfig?.plugins ?? []), watchOriginals(() => site)],
    },
    globalStyles: join(import.meta.dirname, 'staleNotice.css'),
    config(config) {
      site = jobOf(config as SiteConfig, process.cwd());
      return config;
    },
    markdown: { remarkPlugins: [() => remarkStaleNotice(() => site)] },
  } satisfies Partial<RspressPlugin>);
});
