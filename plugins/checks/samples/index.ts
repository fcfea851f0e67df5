import type { RspressPlugin } from '@rspress/core';
import { parseOptions } from '../../shared/parseOptions';
import { checkPlugin } from '../core/plugin';
import { SamplesOptions } from './options';

export type { SamplesOptions } from './options';

/** Compiles, parses and runs the code blocks of all pages. */
export function pluginSamples(options: SamplesOptions = {}): RspressPlugin {
  return checkPlugin('samples', 'samples/checkSamples', parseOptions('samples', SamplesOptions, options));
}
