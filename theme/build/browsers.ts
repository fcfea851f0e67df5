import { existsSync, readFileSync } from 'node:fs';
import type { RspressPlugin, UserConfig } from '@rspress/core';

/** The default target: browsers with `light-dark()` and `popover`, which the theme needs (May 2024 and newer). */
const browsers = ['chrome >= 123', 'edge >= 123', 'firefox >= 125', 'safari >= 17.5', 'ios >= 17.5'];

/** Leaves out code for older browsers. A site's own browserslist wins. */
export function browsersPlugin(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/browsers',
    config(config) {
      if (hasOwnList(config)) return config;
      const { environments, ...rest } = config.builderConfig ?? {};
      const web = environments?.web;
      config.builderConfig = {
        ...rest,
        environments: {
          ...environments,
          web: { ...web, output: { ...web?.output, overrideBrowserslist: browsers } },
        },
      };
      return config;
    },
  };
}

function hasOwnList({ builderConfig: { output, environments } = {} }: UserConfig): boolean {
  if (output?.overrideBrowserslist || environments?.web?.output?.overrideBrowserslist) return true;
  if (existsSync('.browserslistrc')) return true;
  return existsSync('package.json') && 'browserslist' in JSON.parse(readFileSync('package.json', 'utf8'));
}
