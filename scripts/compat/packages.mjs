import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const readJson = file => JSON.parse(readFileSync(join(root, file), 'utf8'));

const { overrides, devDependencies } = readJson('package.json');

/** Packs a package of ours into a folder, as `npm publish` would; returns the path of the archive. */
export function pack(folder, into) {
  const { stdout } = run('npm', ['pack', '--silent', '--pack-destination', into], join(root, folder));
  return join(into, stdout.trim().split('\n').at(-1));
}

/**
 * Manifest of a site outside the repository, with our versions of what both sides need.
 * @param dependencies - in addition, or instead of our versions
 * @param archives - paths of our packed packages
 */
export function manifestOf(dependencies, archives) {
  const { react, 'react-dom': reactDom } = devDependencies;
  const packed = archives.map(path => [/(rspress-[a-z-]+?)-\d/.exec(path)[1], `file:${path}`]);
  return {
    private: true,
    type: 'module',
    dependencies: { react, 'react-dom': reactDom, ...dependencies, ...Object.fromEntries(packed) },
    overrides,
  };
}

/** Installs what the manifest of a folder names. Peer ranges are not enforced. @throws Error as `run` */
export function install(folder) {
  const flags = ['--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts'];
  return run('npm', ['install', ...flags], folder);
}

/** Runs a command to its end. @throws Error with its output if it fails */
export function run(command, args, cwd) {
  const env = { ...process.env, NODE_ENV: '', RSPRESS_PERSISTENT_CACHE: 'false' };
  const result = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
  if (result.status !== 0) throw new Error(`${command} ${args[0]} failed:\n${result.stdout}${result.stderr}`);
  return result;
}
