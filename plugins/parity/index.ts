import { extname, join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { checkPlugin } from '../kit/checks/plugin';
import { parseOptions } from '../kit/parseOptions';
import { ParityOptions } from './options';

export type { ParityOptions } from './options';

/** Keeps translations level with their originals. */
export function pluginParity(options: ParityOptions = {}): RspressPlugin {
  const settings = parseOptions('parity', ParityOptions, options);
  return checkPlugin({
    name: 'parity',
    module: join(import.meta.dirname, `check${extname(import.meta.filename)}`),
    options: settings,
  });
}
