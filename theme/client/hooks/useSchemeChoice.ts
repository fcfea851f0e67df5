import { useSite } from '@rspress/core/runtime';
import { schemeOf } from '../../shared/darkMode';

/** Whether readers may choose the colour scheme: not with `darkMode: false` or a forced one. */
export function useSchemeChoice(): boolean {
  return schemeOf(useSite().site.themeConfig.darkMode).choosable;
}
