import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alone, fixtureTimeoutMs } from './fixture';

/** Folders of the packages as they are published. */
export const packages = {
  'rspress-theme-duet': 'theme',
  'rspress-plugin-duet': 'plugins/site',
  'rspress-duet-tools': 'plugins/tools',
  'create-duet-docs': 'starter',
};

/** Time limit for a `beforeAll` that installs: packing and one `npm install` from the registry, after two builds. */
export const installTimeoutMs = fixtureTimeoutMs;

/** The oldest React that the packages support: it sets more of a page again than later ones. */
const oldestReact = '19.0.0';

/** What `npm pack --json` says of one package. */
export interface Packed {
  name: string;
  filename: string;
  size: number;
  files: { path: string }[];
}

/** Runs a command and returns its output; a failure carries it. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false', NODE_ENV: undefined },
  });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} in ${cwd}\n${error ?? ''}${stdout}${stderr}`);
  }
  return stdout;
}

/**
 * Installs the packed packages into an empty project outside the repository, as another project would, and
 * returns its folder with what was packed. An installation of the same tarballs is used again.
 * @param strategy with `linked`, each package sees only what it declares, as with pnpm, and React is the oldest one
 */
export async function installPacked(
  strategy: 'hoisted' | 'linked' = 'hoisted',
): Promise<{ folder: string; packed: Packed[] }> {
  return alone('packages', async () => {
    const tarballs = await mkdtemp(join(tmpdir(), 'duet-tarballs-'));
    try {
      const packed = Object.values(packages).flatMap(folder => pack(folder, tarballs));
      return { folder: await install(packed, tarballs, strategy), packed };
    } finally {
      await rm(tarballs, { recursive: true });
    }
  });
}

function pack(folder: string, target: string): Packed[] {
  const args = ['pack', '--json', '--silent', '--pack-destination', target];
  return JSON.parse(run('npm', args, join(process.cwd(), folder)));
}

async function install(packed: Packed[], tarballs: string, strategy: string): Promise<string> {
  const { devDependencies, overrides } = JSON.parse(await readFile('package.json', 'utf8'));
  const from = (name: string) => [name, devDependencies[name] as string];
  const manifest = {
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([
      ...packed.map(({ name, filename }) => [name, `file:${filename}`]),
      ...['@rspress/core', '@types/react', '@types/node', 'axe-core'].map(from),
      ...['react', 'react-dom'].map(name => (strategy === 'linked' ? [name, oldestReact] : from(name))),
      ['playwright-core', devDependencies.playwright],
      // The newest compiler with an API, which the checks of samples need.
      ['typescript', '5.9.3'],
    ]),
    overrides,
  };
  const hash = createHash('sha256').update(strategy + JSON.stringify(manifest));
  for (const { filename } of packed) hash.update(await readFile(join(tarballs, filename)));
  const folder = join(tmpdir(), `duet-stranger-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;

  const started = `${folder}-installing-${process.pid}`;
  await mkdir(started, { recursive: true });
  for (const { filename } of packed) await cp(join(tarballs, filename), join(started, filename));
  await writeFile(join(started, 'package.json'), JSON.stringify(manifest, null, 2));
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  run('npm', ['install', ...flags, `--install-strategy=${strategy}`], started);
  await rename(started, folder);
  return folder;
}

/** Writes a site below the project that {@link installPacked} made, without what was there, and returns its folder. */
export async function writeSite(
  project: string,
  name: string,
  files: Record<string, string>,
): Promise<string> {
  const site = join(project, 'sites', name);
  await rm(site, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    const file = join(site, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, content);
  }
  // Rspress takes the React that the folder of the site has, else its own.
  await mkdir(join(site, 'node_modules'), { recursive: true });
  for (const name of ['react', 'react-dom'])
    await symlink(join(project, 'node_modules', name), join(site, 'node_modules', name), 'junction');
  return site;
}

/** Builds a site below the project that {@link installPacked} made, with a fresh output. */
export async function buildSite(
  project: string,
  name: string,
  files: Record<string, string>,
): Promise<string> {
  const site = await writeSite(project, name, files);
  run('npx', ['--no-install', 'rspress', 'build'], site);
  return join(site, 'doc_build');
}
