import type { RspressPlugin } from '@rspress/core';
import { checkPlugin, settingsOf } from '../core/plugin';
import { SamplesOptions } from './options';

export type { SamplesOptions } from './options';

/** Compiles, parses and runs the code blocks of all pages. */
export function pluginSamples(options: SamplesOptions = {}): RspressPlugin {
  return checkPlugin('samples', 'samples/checkSamples', settingsOf('samples', SamplesOptions, options));
}
