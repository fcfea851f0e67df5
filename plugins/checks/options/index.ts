import type { RspressPlugin } from '@rspress/core';
import { parseOptions } from '../../shared/parseOptions';
import { checkPlugin } from '../core/plugin';
import { OptionPagesOptions } from './options';

export type { OptionPagesOptions } from './options';

/** Compares the pages of options with the types, defaults and versions of the installed package. */
export function pluginOptionPages(options: OptionPagesOptions): RspressPlugin {
  return checkPlugin(
    'options',
    'options/checkOptionPages',
    parseOptions('options', OptionPagesOptions, options),
  );
}
