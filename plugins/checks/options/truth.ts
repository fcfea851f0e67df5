import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cache } from '../core/cache';
import type { Compiler } from '../core/compiler';
import { hashOf } from '../core/parsePage';
import { evaluate } from './evaluate';
import type { OptionsSettings } from './options';
import type { Plain } from './plain';
import { type Defaults, readDefaults } from './readDefaults';
import { type Option, optionTree, pagedOptions } from './tree';

/** Everything the pages are compared with. */
export interface Truth {
  options: Map<string, Option>;
  paged: Option[];
  defaults?: Defaults;
  versions?: Record<string, string>;
  /** Evaluates documented code as plain data; see {@link evaluate}. */
  evaluated(code: string, root: string): Plain;
}

/** Asks the installed package, or takes what is kept of its last answers. */
export async function readTruth(
  root: string,
  folder: string,
  settings: OptionsSettings,
  compiler: Compiler,
  cache: Cache,
  environment: string,
): Promise<Truth> {
  const options = kept(cache, `tree ${environment}`, () =>
    optionTree(compiler, settings.package, settings.type),
  );
  const { ts } = compiler;
  const strip = (code: string) =>
    ts.transpile(code, { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext });
  return {
    options: new Map(options.map(option => [option.path, option])),
    paged: pagedOptions(options),
    defaults: settings.defaults
      ? await readDefaults(root, settings.defaults, folder, cache, environment)
      : undefined,
    versions: readVersions(root, settings),
    evaluated: (code, at) =>
      kept(cache, `value ${environment} ${at} ${hashOf(code)}`, () => evaluate(code, at, folder, strip)),
  };
}

function kept<T>(cache: Cache, key: string, make: () => T): T {
  const known = cache.get<T>(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

function readVersions(root: string, { versions }: OptionsSettings): Record<string, string> | undefined {
  if (!versions) return undefined;
  const file = join(root, versions);
  if (!existsSync(file)) {
    throw new Error(`${versions} is missing; write it with \`npx duet-check options --versions\`.`);
  }
  return JSON.parse(readFileSync(file, 'utf8')).since;
}

/** Names of an option's own properties. */
export function childrenOf(options: Map<string, Option>, parent: string): string[] {
  return [...options.keys()]
    .filter(path => path.startsWith(`${parent}.`) && !path.slice(parent.length + 1).includes('.'))
    .map(path => path.slice(parent.length + 1));
}
