import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** All published versions of a package. */
export function publishedVersions(name: string, cwd: string): string[] {
  return JSON.parse(npm(['view', name, 'versions', '--json'], cwd));
}

/** Downloads a published package, without its dependencies, into `target`; the archive goes into `home`. */
export function fetchPackage(name: string, version: string, home: string, target: string): void {
  const [{ filename }] = JSON.parse(
    npm(['pack', `${name}@${version}`, '--json', '--silent', '--pack-destination', home], home),
  );
  const { status } = spawnSync('tar', ['-xzf', join(home, filename), '-C', target, '--strip-components=1']);
  if (status !== 0 || !existsSync(join(target, 'package.json')))
    throw new Error(`${name}@${version} could not be unpacked.`);
}

/** Copies a package without its `node_modules`, as it is published. */
export function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: path => !path.slice(from.length).includes('node_modules'),
  });
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
