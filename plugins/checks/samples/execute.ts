import { spawn } from 'node:child_process';

/**
 * Runs a command without colours and gives its exit code and everything it printed.
 * @param timeout longest time in seconds; a run that takes longer is stopped and has failed
 */
export function execute(
  command: string,
  args: string[],
  cwd: string,
  timeout: number,
): Promise<{ code: number; output: string }> {
  return new Promise(resolve => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: undefined };
    const child = spawn(command, args, {
      cwd,
      env,
      shell: process.platform === 'win32',
      timeout: timeout * 1000,
    });
    let output = '';
    child.stdout.on('data', data => (output += data));
    child.stderr.on('data', data => (output += data));
    child.on('error', error => resolve({ code: 1, output: String(error) }));
    child.on('close', (code, signal) => {
      resolve(
        signal ? { code: 1, output: `${output}\nStopped after ${timeout} s.` } : { code: code ?? 1, output },
      );
    });
  });
}

/** The end of an output that tells why a command failed; the same for each run. */
export function lastLines(output: string): string {
  const escapeCode = String.fromCharCode(27);
  const plain = output.replaceAll(new RegExp(`${escapeCode}\\[[\\d;]*m`, 'g'), '');
  // Where in the tool it failed says nothing about the example.
  const lines = plain.split('\n').filter(line => line.trim() && !/^\s+at .*:\d+:\d+\)?$/.test(line));
  // How long it took differs each time.
  return lines
    .slice(-12)
    .join('\n')
    .replace(/ in [\d.]+ m?s\b/g, '');
}
