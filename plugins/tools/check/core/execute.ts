import { type SpawnOptions, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Environment of a command whose output is read: without colours and without the mode of this process. */
export const plainEnvironment = (env: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  NODE_ENV: undefined,
  ...env,
});

/** Starts a command and collects everything it prints. */
export function start([program, ...args]: readonly string[], options: SpawnOptions) {
  const child = spawn(program!, args, { shell: process.platform === 'win32', ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (output += data));
  return { child, output: () => output };
}

/** How a command ended. */
export interface Execution {
  code: number;
  /** What it printed, both streams. */
  output: string;
}

/** Runs a command without colours. A run longer than `timeout` seconds is stopped and fails with code 1. */
export function execute(
  command: readonly string[],
  cwd: string,
  timeout: number,
  env?: Record<string, string>,
): Promise<Execution> {
  return new Promise(resolve => {
    const { child, output } = start(command, { cwd, env: plainEnvironment(env), timeout: timeout * 1000 });
    child.on('error', error => resolve({ code: 1, output: String(error) }));
    child.on('close', (code, signal) => {
      if (signal) resolve({ code: 1, output: `${output()}\nStopped after ${timeout} s.` });
      else resolve({ code: code ?? 1, output: output() });
    });
  });
}

/** The last 12 lines of an output, without colours, stack frames and durations, so that it is the same for each run. */
export function lastLines(output: string): string {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter(line => line.trim() && !/^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(-12)
    .join('\n')
    .replace(/ in [\d.]+ m?s\b/g, '');
}
