import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCache } from '../kit/checks/cache';
import { type Compiler, createCompiler } from '../kit/checks/compiler';
import type { OptionsSettings } from './options';
import { optionTree } from './tree';

/** What the committed data file holds. */
export interface VersionData {
  package: string;
  /** Newest version that was looked at. */
  until: string;
  /** First version whose types know the option, by path; left out where it is that of the option above. */
  since: Record<string, string>;
}

/**
 * First version that has each option, without looking at every version: the
 * last release of each minor tells which options came in it, and only there
 * the patches are searched.
 * @param versions ascending
 * @param optionsOf options of a version; asked for as few versions as possible
 */
export function firstVersions(
  versions: readonly string[],
  optionsOf: (version: string) => ReadonlySet<string>,
): Map<string, string> {
  const first = new Map<string, string>();
  const note = (from: number, to: number) => {
    // `from` is known to lack what `to` has; halve until they are neighbours.
    const before = optionsOf(versions[from]!);
    const fresh = [...optionsOf(versions[to]!)].filter(option => !before.has(option) && !first.has(option));
    if (fresh.length === 0) return;
    if (to - from === 1) {
      for (const option of fresh) first.set(option, versions[to]!);
      return;
    }
    const middle = Math.floor((from + to) / 2);
    note(from, middle);
    note(middle, to);
  };
  for (const option of versions[0] ? optionsOf(versions[0]) : []) first.set(option, versions[0]!);
  const lasts = versions.flatMap((version, index) =>
    minorOf(version) !== minorOf(versions[index + 1] ?? '') ? [index] : [],
  );
  let from = 0;
  for (const to of lasts) {
    if (to > from) note(from, to);
    from = to;
  }
  return first;
}

function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** Asks the registry and writes the data file; the only place that needs a network. */
export function writeVersions(
  root: string,
  folder: string,
  settings: OptionsSettings,
  compiler: Compiler,
): number {
  if (!settings.versions) throw new Error('The option `versions` of the options plugin names no file.');
  const name = settings.package;
  const installed = JSON.parse(
    readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
  ).version;
  const all: string[] = JSON.parse(npm(['view', name, 'versions', '--json'], root));
  const versions = all.filter(
    version =>
      /^\d+\.\d+\.\d+$/.test(version) &&
      order(version, settings.since) >= 0 &&
      order(version, installed) <= 0,
  );
  versions.sort(order);
  const work = mkdtempSync(join(tmpdir(), 'duet-versions-'));
  // Published versions never change: what was read once is kept, also when a run is broken off.
  const kept = openCache(join(root, 'node_modules/.cache/duet-checks'), 'versions');
  const looked = new Set<string>();
  try {
    const optionsOf = (version: string): Set<string> => {
      looked.add(version);
      const key = `${name}@${version} ${settings.type}`;
      const options = kept.get<string[]>(key) ?? optionsAt(version);
      kept.set(key, options);
      kept.save(false);
      return new Set(options);
    };
    // A first release without types has nothing to tell.
    const base = versions.find(version => optionsOf(version).size > 0);
    const first = firstVersions(versions.slice(versions.indexOf(base ?? '')), optionsOf);
    const since = [...first]
      .filter(([path, version]) => version !== (first.get(parentOf(path)) ?? base))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const data: VersionData = { package: name, until: installed, since: Object.fromEntries(since) };
    writeFileSync(join(root, settings.versions), `${JSON.stringify(data, null, 2)}\n`);
    return looked.size;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }

  /** The options of one published version, whose own dependencies are those of the installed one. */
  function optionsAt(version: string): string[] {
    const home = join(work, version);
    const target = join(home, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    if (version === installed) copyPackage(join(folder, 'node_modules', name), target);
    else {
      const [{ filename }] = JSON.parse(
        npm(['pack', `${name}@${version}`, '--json', '--silent', '--pack-destination', home], home),
      );
      const { status } = spawnSync('tar', [
        '-xzf',
        join(home, filename),
        '-C',
        target,
        '--strip-components=1',
      ]);
      if (status !== 0 || !existsSync(join(target, 'package.json')))
        throw new Error(`${name}@${version} cannot be unpacked.`);
    }
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    console.info(`${name}@${version}`);
    const path = compilerPath(folder, settings.typescript);
    const options = optionTree(createCompiler(home, path, { types: [] }), name, settings.type);
    rmSync(home, { recursive: true, force: true });
    return options.map(option => option.path);
  }

  function compilerPath(from: string, typescript: string): string {
    const path = join(from, 'node_modules', typescript);
    return existsSync(path) ? path : (compiler.ts.sys.resolvePath(typescript) ?? typescript);
  }
}

function npm(args: string[], cwd: string): string {
  const { stdout, stderr, status } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stderr}`);
  return stdout;
}

/** A package without the packages inside it, as it is published. */
function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: path => !path.slice(from.length).includes('node_modules'),
  });
}

/** `output` for `output.minify`. */
export function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}

/** Order of two plain versions. */
export function order(a: string, b: string): number {
  const [left, right] = [a, b].map(version => version.split('.').map(Number));
  return left![0]! - right![0]! || left![1]! - right![1]! || left![2]! - right![2]!;
}
