import type { RspressPlugin } from '@rspress/core';
import { checkPlugin, settingsOf } from '../core/plugin';
import { OptionPagesOptions } from './options';

export type { OptionPagesOptions } from './options';

/** Compares the pages of options with the types, defaults and versions of the installed package. */
export function pluginOptionPages(options: OptionPagesOptions): RspressPlugin {
  return checkPlugin(
    'options',
    'options/checkOptionPages',
    settingsOf('options', OptionPagesOptions, options),
  );
}
