import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts Rspress in a folder with the configuration of one kind; its cache is off unless `cached`. */
export function start(root, folder, command, kind, options = [], cached = false) {
  const bin = join(root, 'node_modules/@rspress/core/bin/rspress.js');
  const NODE_ENV = command === 'build' ? 'production' : 'development';
  return spawn(process.execPath, [bin, command, '-c', `${kind}.config.ts`, ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV, RSPRESS_PERSISTENT_CACHE: String(cached) },
  });
}

/**
 * Builds a site; seconds, and the peak of the memory of all its processes in MB (not on Windows).
 * @param {boolean} [cached] reads and writes the cache of builds
 */
export async function build(root, folder, kind, cached = false) {
  const since = performance.now();
  const child = start(root, folder, 'build', kind, [], cached);
  let output = '';
  let peak = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', data => {
      output += data;
    });
  const ended = new Promise(resolve => child.on('close', resolve));
  let status;
  const watch = async () => {
    while (status === undefined) {
      peak = Math.max(peak, memoryOf(child.pid));
      await sleep(250);
    }
  };
  const watched = watch();
  status = await ended;
  await watched;
  if (status !== 0) throw new Error(output);
  return { seconds: (performance.now() - since) / 1000, megabytes: peak };
}

/** Memory of a process and its children in MB; 0 where `ps` is missing. */
function memoryOf(pid) {
  const { stdout = '' } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = (stdout ?? '')
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const [own, parent] of rows) if (family.has(parent)) family.add(own);
  }
  return rows.reduce((sum, [own, , kilobytes]) => sum + (family.has(own) ? kilobytes : 0), 0) / 1024;
}
