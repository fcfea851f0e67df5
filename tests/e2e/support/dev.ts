import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { afterEach } from '@rstest/core';

const servers: ChildProcess[] = [];

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, resolve));
  const { port } = probe.address() as { port: number };
  await new Promise(resolve => probe.close(resolve));
  return port;
}

/**
 * Starts a development server; the test's time limit ends the waiting for it.
 * @param site folder of the site, relative to the project
 * @param project folder whose Rspress is used, by default the repository
 * @param cached whether Rspress's cache on disk is used
 * @returns its origin
 */
export async function develop(site: string, project = process.cwd(), cached = false): Promise<string> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [join(project, 'node_modules/@rspress/core/bin/rspress.js'), 'dev', '--port', String(port)],
    {
      cwd: resolve(project, site),
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'development', RSPRESS_PERSISTENT_CACHE: String(cached) },
    },
  );
  servers.push(server);
  const origin = `http://localhost:${port}`;
  while (!(await fetch(origin).catch(() => undefined)))
    await new Promise(resolve => setTimeout(resolve, 200));
  return origin;
}

/** The scripts that the server sends with a page, in order. */
export async function scriptsOf(origin: string): Promise<string[]> {
  const html = await fetch(origin).then(response => response.text());
  return [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path]) => path!);
}

/** The scripts of a page that was sent earlier, with the types of what the server answers now. */
export const typesOf = (origin: string, scripts: readonly string[]): Promise<(string | null)[]> =>
  Promise.all(scripts.map(async path => (await fetch(origin + path)).headers.get('content-type')));

/** Stops the servers, and waits until they have saved what they cache. */
export async function stopServers(): Promise<void> {
  const stopping = servers.splice(0).map(async server => {
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, 'close');
  });
  await Promise.all(stopping);
}

/** Stops the servers after each test. Call once at the top of the test file. */
export function stopAfterwards(): void {
  afterEach(stopServers);
}
