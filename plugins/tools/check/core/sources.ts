import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { userError } from '../../../../shared/node/userError';
import type { Cache } from './cache';
import { environmentKey } from './hash';

/** The documented packages, and results of earlier runs. */
export interface Sources<Settings> {
  settings: Settings;
  cache: Cache;
  /** Folder whose `node_modules` contains the packages, absolute. */
  folder: string;
  /** Hash of everything outside the pages that results depend on. */
  environment: string;
}

/** The sources of a check with the option `packages`, which is relative to the project's folder. @throws an error if that folder does not exist */
export function sourcesOf<S extends { packages: string }>(
  root: string,
  settings: S,
  cache: Cache,
): Sources<S> {
  const folder = resolve(root, settings.packages);
  if (settings.packages !== '.' && !existsSync(folder))
    throw userError(`options.packages: there is no folder "${settings.packages}" in ${root}`);
  return { settings, cache, folder, environment: environmentKey(folder, settings) };
}
