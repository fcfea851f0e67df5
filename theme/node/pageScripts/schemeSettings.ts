import type { DarkMode } from '@rspress/core';
import type { SchemeSettings } from '../../page/schemeScript';
import { schemeOf } from '../../shared/darkMode';
import { storageKeys } from '../../shared/page';

/** What the script of the colour scheme needs to know; undefined for a site that is always light. */
export function schemeSettings(darkMode?: DarkMode): SchemeSettings | undefined {
  const { initial, choosable } = schemeOf(darkMode);
  if (initial === 'light' && !choosable) return undefined;
  return { key: storageKeys.scheme, fallback: initial, choosable };
}
