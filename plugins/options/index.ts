import { extname, join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { checkPlugin } from '../kit/checks/plugin';
import { parseOptions } from '../kit/parseOptions';
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
