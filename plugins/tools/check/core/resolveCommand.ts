import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { userError } from '../../../../shared/node/userError';

/** The program and first arguments of a command: an installed one, or that of the package in `folder` itself. Throws if it is neither. */
export function resolveCommand(folder: string, command: string): string[] {
  if (command === 'node') return [process.execPath];
  const suffix = process.platform === 'win32' ? '.cmd' : '';
  const installed = join(folder, 'node_modules/.bin', `${command}${suffix}`);
  if (existsSync(installed)) return [installed];
  const { name = '', bin } = manifestOf(folder);
  const file = typeof bin === 'string' && name.split('/').at(-1) === command ? bin : bin?.[command];
  if (file) return [process.execPath, join(folder, file)];
  throw userError(
    `The command \`${command}\` is neither installed below ${folder} nor a \`bin\` of its package. Install it there.`,
  );
}

/** The package.json in a folder; without fields if there is none. */
export function manifestOf(folder: string) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
