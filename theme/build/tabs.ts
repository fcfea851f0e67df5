import type { RspressPlugin } from '@rspress/core';
import { tabsScript } from './tabsScript';

/** Shows the remembered tab of every group before the first paint, and lets tabs work before React does. */
export function duetTabs(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/tabs',
    builderConfig: { html: { tags: [{ tag: 'script', children: tabsScript, append: false }] } },
  };
}
