import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../../../shared/node/readJson';
import { userError } from '../../../../shared/node/userError';
import type { Compiler } from '../core/compiler';
import { hashOf } from '../core/hash';
import type { Sources } from '../core/sources';
import { evaluate } from './evaluate';
import type { OptionPagesSettings } from './options';
import { type Option, optionTree, pagedOptions } from './optionTree';
import { type Defaults, readDefaults } from './readDefaults';
import type { Serialized } from './serialize';

/** What the pages are compared with. */
export interface PackageFacts {
  /** All options and their properties, by path. */
  options: Map<string, Option>;
  /** The options that need a page. */
  paged: Option[];
  defaults?: Defaults;
  /** First version of each option that is newer than the first release, by path. */
  versions?: Record<string, string>;
  /** Evaluates documented code; see {@link evaluate}. */
  evaluated(code: string, root: string): Serialized;
}

/** Reads the facts from the installed package and the data files, or from the cache. */
export function readPackageFacts(
  root: string,
  compiler: Compiler,
  sources: Sources<OptionPagesSettings>,
): PackageFacts {
  const { settings, cache, folder, environment } = sources;
  const options = cache.get(`tree ${environment}`, () =>
    optionTree(compiler, settings.package, settings.type),
  );
  const { ts } = compiler;
  const toJavaScript = (code: string) =>
    ts.transpile(code, { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext });
  return {
    options: new Map(options.map(option => [option.path, option])),
    paged: pagedOptions(options),
    defaults: settings.defaults ? readDefaults(root, settings.defaults, sources) : undefined,
    versions: readVersions(root, settings),
    evaluated: (code, valueRoot) =>
      cache.get(`value ${environment} ${valueRoot} ${hashOf(code)}`, () =>
        evaluate(code, valueRoot, folder, toJavaScript),
      ),
  };
}

function readVersions(root: string, { versions }: OptionPagesSettings): Record<string, string> | undefined {
  if (!versions) return undefined;
  const file = join(root, versions);
  if (!existsSync(file)) {
    throw userError(`${versions} does not exist; create it with \`npx duet check options --versions\`.`);
  }
  return (readJson(file) as { since: Record<string, string> }).since;
}

/** Names of an option's own properties. */
export function childrenOf(options: ReadonlyMap<string, Option>, parent: string): string[] {
  return [...options.keys()]
    .filter(path => path.startsWith(`${parent}.`) && !path.slice(parent.length + 1).includes('.'))
    .map(path => path.slice(parent.length + 1));
}
