import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { plainEnvironment, start } from '../core/execute';

/** A server that a claim started. */
export interface RunningServer {
  /** Address without a slash at the end. */
  origin: string;
  /** Everything it has printed. */
  output(): string;
  stop(): Promise<void>;
}

/** A port that no process listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a server and waits, at most `timeout` seconds, until it answers. Throws with its output if it exits or does not answer. */
export async function startServer(
  command: string[],
  cwd: string,
  port: number,
  timeout: number,
  env?: Record<string, string>,
): Promise<RunningServer> {
  const { child, output } = start(command, {
    cwd,
    env: plainEnvironment({ PORT: String(port), ...env }),
    // In a group of its own, so that the processes it starts stop with it.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let failure = '';
  child.on('error', error => (failure = String(error)));
  const origin = `http://localhost:${port}`;
  const deadline = performance.now() + timeout * 1000;
  while (performance.now() < deadline && child.exitCode === null && !failure) {
    const answered = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (answered) return { origin, output, stop: () => stop(child) };
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  await stop(child);
  throw new Error(`${failure || 'The server does not answer.'}\n${output()}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (process.platform === 'win32') child.kill(signal);
      else process.kill(-child.pid!, signal);
    } catch {
      // It has just exited.
    }
  };
  kill('SIGTERM');
  const force = setTimeout(() => kill('SIGKILL'), 2000);
  await closed;
  clearTimeout(force);
}
