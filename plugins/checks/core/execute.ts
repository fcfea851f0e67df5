import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/**
 * Runs a command without colours; resolves with its exit code and everything it printed.
 * @param timeout in seconds; a longer run is stopped and fails with code 1
 */
export function execute(
  command: string,
  args: string[],
  cwd: string,
  timeout: number,
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: undefined, ...env },
      shell: process.platform === 'win32',
      timeout: timeout * 1000,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data));
    child.on('error', error => resolve({ code: 1, output: String(error) }));
    child.on('close', (code, signal) => {
      if (signal) resolve({ code: 1, output: `${output}\nStopped after ${timeout} s.` });
      else resolve({ code: code ?? 1, output });
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
