import { useSite } from '@rspress/core/runtime';
import type { DuetSettings } from '../options';

/** The options of `pluginDuet()` that the browser needs; empty without the plugin. */
export function useDuetOptions(): DuetSettings {
  const { site } = useSite();
  return (site.themeConfig as { duet?: DuetSettings }).duet ?? {};
}
