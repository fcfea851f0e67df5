import type { RspressPlugin } from '@rspress/core';
import { withScript } from './inlineScripts';
import { tabsScript } from './tabsScript';

/** Lets tabs work before React does. */
export function duetTabs(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/tabs',
    config: config => withScript(config, `(${tabsScript})()`),
  };
}
