import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCache } from '../core/cache';
import { type Compiler, createCompiler } from '../core/compiler';
import { firstVersions, order } from './firstVersions';
import type { OptionPagesSettings } from './options';
import { optionTree, parentOf } from './optionTree';
import { copyPackage, fetchPackage, publishedVersions } from './registry';

/** Content of the committed data file. */
export interface VersionData {
  package: string;
  /** Newest version that was read. */
  until: string;
  /** First version whose types have the option, by path; omitted if it is that of the option above. */
  since: Record<string, string>;
}

/** Asks the registry and writes the data file; nothing else needs a network. Returns how many versions were read. */
export function writeVersions(
  root: string,
  folder: string,
  settings: OptionPagesSettings,
  compiler: Compiler,
): number {
  if (!settings.versions)
    throw new Error('`--versions` needs the option `versions` of pluginOptionPages(): the file to write.');
  const name = settings.package;
  const installed = JSON.parse(
    readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
  ).version;
  const versions = publishedVersions(name, root).filter(
    version =>
      /^\d+\.\d+\.\d+$/.test(version) &&
      order(version, settings.since) >= 0 &&
      order(version, installed) <= 0,
  );
  versions.sort(order);
  const work = mkdtempSync(join(tmpdir(), 'duet-versions-'));
  // Published versions never change, so the cache is saved after each: an aborted run can continue.
  const cache = openCache(join(root, 'node_modules/.cache/duet-checks'), 'versions');
  const readVersions = new Set<string>();
  try {
    const optionsOf = (version: string): Set<string> => {
      readVersions.add(version);
      const key = `${name}@${version} ${settings.type}`;
      const options = cache.get<string[]>(key) ?? optionsAt(version);
      cache.set(key, options);
      cache.save(false);
      return new Set(options);
    };
    // The first releases may have no types.
    const base = versions.find(version => optionsOf(version).size > 0);
    const first = firstVersions(versions.slice(versions.indexOf(base ?? '')), optionsOf);
    const since = [...first]
      .filter(([path, version]) => version !== (first.get(parentOf(path)) ?? base))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const data: VersionData = { package: name, until: installed, since: Object.fromEntries(since) };
    writeFileSync(join(root, settings.versions), `${JSON.stringify(data, null, 2)}\n`);
    return readVersions.size;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }

  /** The options of one published version, with the dependencies of the installed one. */
  function optionsAt(version: string): string[] {
    const home = join(work, version);
    const target = join(home, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    if (version === installed) copyPackage(join(folder, 'node_modules', name), target);
    else fetchPackage(name, version, home, target);
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    console.info(`${name}@${version}`);
    const options = optionTree(createCompiler(home, compilerPath(), { types: [] }), name, settings.type);
    rmSync(home, { recursive: true, force: true });
    return options.map(option => option.path);
  }

  function compilerPath(): string {
    const { typescript } = settings;
    const path = join(folder, 'node_modules', typescript);
    return existsSync(path) ? path : (compiler.ts.sys.resolvePath(typescript) ?? typescript);
  }
}
