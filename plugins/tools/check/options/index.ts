import type { RspressPlugin } from '@rspress/core';
import { pluginFactory } from '../../../../shared/node/pluginFactory';
import { checkPlugin, settingsOf } from '../core/plugin';
import { OptionPagesOptions } from './options';

export type { OptionPagesOptions } from './options';

/** Compares the pages of options with the types, defaults and versions of the installed package. */
export const pluginOptionPages: (options: OptionPagesOptions) => RspressPlugin = pluginFactory(options => {
  return checkPlugin(
    'options',
    'options/checkOptionPages',
    settingsOf('options', OptionPagesOptions, options),
  );
});
