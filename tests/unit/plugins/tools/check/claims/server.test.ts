import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { freePort, startServer } from '../../../../../../plugins/tools/check/claims/server';
import { folderOf } from '../../support';

/** A server with a child process that serves, as package managers start tools. */
const folder = folderOf({
  'parent.mjs':
    "import { spawn } from 'node:child_process';\nspawn(process.execPath, ['child.mjs'], { stdio: 'inherit' });\nsetInterval(() => {}, 1000);",
  'child.mjs':
    "import { createServer } from 'node:http';\ncreateServer((_, response) => response.end('ok')).listen(process.env.PORT);",
  'silent.mjs': 'setInterval(() => {}, 1000);',
});

describe('startServer', () => {
  it('waits for the answer, and stops the processes that the server started', async () => {
    const port = await freePort();
    const server = await startServer([process.execPath, 'parent.mjs'], folder, port, 30);
    expect(await (await fetch(`${server.origin}/`)).text()).toBe('ok');
    await server.stop();
    await expect(fetch(server.origin)).rejects.toThrow();
  });

  it('gives up on a server that does not answer', async () => {
    const port = await freePort();
    await expect(
      startServer([process.execPath, join(folder, 'silent.mjs')], folder, port, 0.5),
    ).rejects.toThrow('The server does not answer.');
  });
});

it('freePort returns different ports that can be used', async () => {
  const ports = await Promise.all([freePort(), freePort()]);
  expect(new Set(ports).size).toBe(2);
  for (const port of ports) expect(port).toBeGreaterThan(1023);
});
