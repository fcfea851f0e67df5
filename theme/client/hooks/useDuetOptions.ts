import { useSite } from '@rspress/core/runtime';
import type { BrowserSettings } from '../../options';

/**
 * The options of `pluginDuet()` that the browser needs.
 * @throws Error without the plugin, which ends the build of the site
 */
export function useDuetOptions(): BrowserSettings {
  const { duet } = useSite().site.themeConfig as { duet?: BrowserSettings };
  if (duet) return duet;
  throw new Error(
    '[rspress-theme-duet] The plugin is missing. Add `plugins: [pluginDuet()]` to rspress.config.ts, with pluginDuet from "rspress-theme-duet/plugin".',
  );
}
