import { useSite } from '@rspress/core/runtime';
import type { DuetOptions } from '../options';

/** The options of `pluginDuet()` that the browser needs; empty where the plugin is not used. */
export function useDuetOptions(): DuetOptions {
  const { site } = useSite();
  return (site.themeConfig as { duet?: DuetOptions }).duet ?? {};
}
