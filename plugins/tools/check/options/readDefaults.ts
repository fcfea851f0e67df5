import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { userError } from '../../../../shared/node/userError';
import { fileProblem } from '../../../shared/fileProblem';
import { hashOf } from '../core/hash';
import type { Sources } from '../core/sources';
import { type Serialized, serialize } from './serialize';
import { type Mode, modes } from './statedDefaults';

/** The options as the package fills them in, per mode; in each form if it accepts several. */
export type Defaults = Record<Mode, { root: string; options: Serialized[] }>;

/** Runs in its own process and prints JSON data; it contains the source of `serialize`. */
const script = `
const [module, mode] = process.argv.slice(1);
const { default: defaults } = await import(module);
const result = await defaults(mode);
const { root, options } = result && Array.isArray(result.options) ? result : { root: process.cwd(), options: [result] };
const serialize = ${serialize};
process.stdout.write('\\n\\u0000' + JSON.stringify({ root, options: options.map(serialize) }), () => process.exit());
`;

/** Runs the site's module that returns the defaults, in each mode, or reads the cache. */
export function readDefaults(
  root: string,
  module: string,
  { folder, cache, environment }: Omit<Sources<unknown>, 'settings'>,
): Defaults {
  const file = join(root, module);
  const problem = fileProblem(file);
  if (problem) throw userError(`options.defaults: ${problem}`);
  const key = `defaults ${environment} ${hashOf(readFileSync(file, 'utf8'))}`;
  return cache.get(key, () => {
    const entries = modes.map(mode => [mode, defaultsIn(mode, file, module, folder)]);
    return Object.fromEntries(entries) as Defaults;
  });
}

function defaultsIn(mode: Mode, file: string, module: string, cwd: string): Defaults[Mode] {
  const args = ['--input-type=module', '-e', script, pathToFileURL(file).href, mode];
  const env = { ...process.env, NODE_ENV: mode };
  const options = { cwd, encoding: 'utf8', env, timeout: 60_000, maxBuffer: 1 << 26 } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, args, options);
  const answer = stdout?.split('\u0000')[1];
  if (status === 0 && answer) return JSON.parse(answer);
  throw userError(`${module} does not return the defaults in ${mode}:\n${stderr}`);
}
