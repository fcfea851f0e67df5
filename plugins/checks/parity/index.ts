import { extname, isAbsolute, join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { parseOptions } from '../../shared/parseOptions';
import { jobOf, type SiteConfig } from '../core/job';
import { checkPlugin } from '../core/plugin';
import { dependOnOriginals } from './dependencies';
import { remarkStale, type Site } from './notice';
import { ParityOptions } from './options';

export type { ParityOptions } from './options';

/** Keeps translations level with their originals, and says so to readers where one is behind. */
export function pluginParity(options: ParityOptions = {}): RspressPlugin {
  const settings = parseOptions('parity', ParityOptions, options);
  const module = join(import.meta.dirname, `check${extname(import.meta.filename)}`);
  const plugin = checkPlugin({ name: 'parity', module, options: settings });
  if (!settings.notice) return plugin;
  let site: Site | undefined;
  const { plugins = [] } = plugin.builderConfig ?? {};
  return Object.assign(plugin, {
    builderConfig: { plugins: [...plugins, dependOnOriginals(() => site)] },
    globalStyles: join(import.meta.dirname, 'notice.css'),
    config(config) {
      const root = config.root ?? 'docs';
      const docs = isAbsolute(root) ? root : join(process.cwd(), root);
      site = { docs, languages: jobOf(config as SiteConfig, process.cwd(), docs).languages };
      return config;
    },
    markdown: { remarkPlugins: [() => remarkStale(() => site)] },
  } satisfies Partial<RspressPlugin>);
}
