import { extname, join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { parseOptions } from '../../shared/parseOptions';
import { checkPlugin } from '../core/plugin';
import { OptionsOptions } from './options';

export type { OptionsOptions } from './options';

/** Compares the pages of options with the package that has them. */
export function pluginOptions(options: OptionsOptions): RspressPlugin {
  return checkPlugin({
    name: 'options',
    module: join(import.meta.dirname, `check${extname(import.meta.filename)}`),
    options: parseOptions('options', OptionsOptions, options),
  });
}
