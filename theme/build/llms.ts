import type { RspressPlugin } from '@rspress/core';

/**
 * Leaves out Rspress's hidden hint for agents, which stands in every page with a
 * `style` attribute and is read out by screen readers. `LlmsContainer` puts the
 * link to the Markdown file into the page's head instead.
 */
export function duetLlms(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/llms',
    config(config) {
      const ui = config.themeConfig?.llmsUI ?? Boolean(config.llms);
      if (ui === false) return config;
      config.themeConfig = {
        ...config.themeConfig,
        llmsUI: { injectLlmsHint: false, ...(typeof ui === 'object' && ui) },
      };
      return config;
    },
  };
}
