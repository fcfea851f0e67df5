import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { History } from './history';

/**
 * What the theme that a site has installed could be overridden in, release by release: a file that its build writes.
 * @param root folder of the site
 * @throws Error if the theme or the file is not there
 */
export function installedHistory(root: string): History {
  const file = join(themeFolder(root), 'dist/history.json');
  if (!existsSync(file)) throw new Error(`${file} does not exist. Install a released version of the theme.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function themeFolder(root: string): string {
  try {
    return dirname(createRequire(resolve(root, 'package.json')).resolve('rspress-theme-duet/package.json'));
  } catch {
    throw new Error(`rspress-theme-duet is not installed in ${resolve(root)}.`);
  }
}
