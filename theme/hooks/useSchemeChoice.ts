import { useSite } from '@rspress/core/runtime';

/** Whether readers may choose the colour scheme: not with `darkMode: false` or a forced one. */
export function useSchemeChoice(): boolean {
  const { darkMode = true } = useSite().site.themeConfig;
  return darkMode === true || (darkMode !== false && !darkMode.startsWith('force-'));
}
