import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/** Puts our image zoom in place of Rspress's, which every page loads and no keyboard reaches. */
export function duetImageZoom(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/image-zoom',
    config(config, { removePlugin }) {
      if (config.mediumZoom === false) return config;
      // The stock plugin is there before any `config` runs, so setting `mediumZoom: false` would come too late.
      removePlugin('@rspress/plugin-medium-zoom');
      config.mediumZoom = false;
      this.globalUIComponents = [join(import.meta.dirname, '../components/ImageZoom/ImageZoom')];
      return config;
    },
  };
}
