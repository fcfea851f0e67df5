import type { RspressPlugin } from '@rspress/core';
import { pluginFactory } from '../../../../shared/node/pluginFactory';
import { checkPlugin, settingsOf } from '../core/plugin';
import { SamplesOptions } from './options';

export type { SamplesOptions } from './options';

/** Compiles, parses and runs the code blocks of all pages. */
export const pluginSamples: (options?: SamplesOptions) => RspressPlugin = pluginFactory((options = {}) => {
  return checkPlugin('samples', 'samples/checkSamples', settingsOf('samples', SamplesOptions, options));
});
