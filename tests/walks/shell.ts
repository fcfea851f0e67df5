import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lastLines, plainEnvironment, start } from '../../plugins/tools/check/core/execute';

/** A command of a page, in the folder of the project. */
export interface Command {
  run: string;
  cwd: string;
  env?: Record<string, string>;
}

/** Environment of a reader's terminal: what `npm run` and rstest set for this process is not there. */
function environment(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const own = Object.entries(plainEnvironment({ BROWSER: 'none', ...env }));
  return Object.fromEntries(
    own.filter(
      ([name]) =>
        name in env || !/^(npm_(?!config_cache|config_registry)|RSTEST|CI$|INIT_CWD$|PORT$)/i.test(name),
    ),
  );
}

const open = ({ run, cwd, env }: Command) =>
  start(['sh', '-c', run], {
    cwd,
    env: environment(env),
    // In a group of its own, so that the processes that it starts stop with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * Runs a command to its end.
 * @throws Error with the end of its output if it fails or takes longer than ten minutes
 */
export async function run(command: Command): Promise<string> {
  const { child, output } = open(command);
  const timer = setTimeout(() => stop(child), 600_000);
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  if (code !== 0) throw new Error(`\`${command.run}\` fails:\n${lastLines(output())}`);
  return output();
}

/**
 * Starts a server, waits for the address that it prints, and stops it after `use`.
 * @throws Error with the end of its output if it exits or prints no address within two minutes
 */
export async function serving<T>(command: Command, use: (address: string) => Promise<T>): Promise<T> {
  const { child, output } = open(command);
  try {
    const deadline = Date.now() + 120_000;
    let address: string | undefined;
    while (!address && child.exitCode === null && Date.now() < deadline) {
      await new Promise(resolve => setTimeout(resolve, 100));
      address = /http:\/\/localhost:\d+\S*/.exec(output())?.[0];
    }
    if (!address) throw new Error(`\`${command.run}\` prints no address:\n${lastLines(output())}`);
    return await use(address);
  } catch (error) {
    if (child.exitCode === null && child.signalCode === null) throw error;
    throw new Error(`\`${command.run}\` has ended:\n${lastLines(output())}`, { cause: error });
  } finally {
    await stop(child);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  process.kill(-child.pid!, 'SIGKILL');
  await closed;
}
