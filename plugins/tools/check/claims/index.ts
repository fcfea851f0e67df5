import type { RspressPlugin } from '@rspress/core';
import { checkPlugin, settingsOf } from '../core/plugin';
import { ClaimsOptions } from './options';

export type { ClaimsOptions } from './options';

/** Runs what the pages claim. */
export function pluginClaims(options: ClaimsOptions = {}): RspressPlugin {
  return checkPlugin('claims', 'claims/checkClaims', settingsOf('claims', ClaimsOptions, options));
}
