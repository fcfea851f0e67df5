import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { limit } from './limits';

/** Longest time that one build may take; a lock older than this was left by a killed run. */
const longestBuildMs = limit(150_000);
const root = process.cwd();
/** Hash of the packages, which do not change while tests run. */
let packages: Promise<string> | undefined;
const cache = join(root, 'node_modules/.cache/duet/fixtures');

/**
 * Builds the small site `tests/fixtures/<name>` and returns its folder, for `open(path, { build })`.
 * Fixtures take the packages by name, so `rslib build` comes first, as in `npm test`. A build is
 * kept until the fixture or a package changes. Call it in `beforeAll` with {@link fixtureTimeoutMs}.
 * @param variant another configuration of the same site: `<variant>.config.ts` beside `rspress.config.ts`
 */
export async function fixture(name: string, variant = 'rspress'): Promise<string> {
  const folder = join(root, 'tests/fixtures', name);
  packages ??= hashOf(
    ['theme/dist', 'plugins/site/dist', 'plugins/tools/dist'].map(part => join(root, part)),
  );
  const hash = createHash('sha256').update(variant + (await hashOf([folder])) + (await packages));
  const built = join(cache, `${name}-${variant}-${hash.digest('hex').slice(0, 12)}`);
  await alone(name, async () => {
    if (existsSync(built)) return;
    for (const old of await readdir(cache)) {
      if (old.startsWith(`${name}-${variant}-`)) await rm(join(cache, old), { recursive: true });
    }
    await rspressBuild(folder, `${variant}.config.ts`);
    await rename(join(folder, 'doc_build'), built);
  });
  return relative(root, built);
}

/** Time limit for a `beforeAll` that waits for a fixture: its own build, and those of two other variants before it. */
export const fixtureTimeoutMs = 3 * longestBuildMs;

/** Hash of the files below some folders. */
async function hashOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of await filesBelow(folder)) {
      hash.update(relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** All files below a folder in a stable order, build output left out. */
async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !/(^|[\\/])(doc_build|node_modules)[\\/]/.test(relative(folder, path)))
    .sort();
}

/** Does one work of a name at a time over all test processes: variants of a fixture share their folder. */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const lock = join(cache, `lock-${name}`);
  await mkdir(cache, { recursive: true });
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch {
      const age = await stat(lock).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > longestBuildMs) await rm(lock, { recursive: true, force: true });
      else await sleep(250);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** Runs Rspress in `folder`; a failure carries its whole output. */
function rspressBuild(folder: string, config: string): Promise<void> {
  const command = join(root, 'node_modules/@rspress/core/bin/rspress.js');
  const child = spawn(process.execPath, [command, 'build', '-c', config], {
    cwd: folder,
    timeout: longestBuildMs,
    // The cache does not see that a package behind the same name has changed.
    env: { ...process.env, NODE_ENV: 'production', RSPRESS_PERSISTENT_CACHE: 'false' },
  });
  let output = '';
  child.stdout.on('data', data => {
    output += data;
  });
  child.stderr.on('data', data => {
    output += data;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', status => {
      if (status === 0) resolve();
      else reject(new Error(`Building ${relative(root, folder)} (${config}) failed:\n${output}`));
    });
  });
}
