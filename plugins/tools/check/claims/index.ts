import type { RspressPlugin } from '@rspress/core';
import { pluginFactory } from '../../../../shared/node/pluginFactory';
import { checkPlugin, settingsOf } from '../core/plugin';
import { ClaimsOptions } from './options';

export type { ClaimsOptions } from './options';

/** Runs what the pages claim. */
export const pluginClaims: (options?: ClaimsOptions) => RspressPlugin = pluginFactory((options = {}) => {
  return checkPlugin('claims', 'claims/checkClaims', settingsOf('claims', ClaimsOptions, options));
});
