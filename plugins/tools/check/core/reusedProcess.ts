import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { binFile } from './binFile';
import { type Execution, execute, plainEnvironment, start } from './execute';

/** Runs after which a process is replaced, so that its memory does not grow without limit. */
const maxRuns = 30;

/** What the process writes to each stream when a script has ended. */
const endMark = /\0(\d+)\0/;

interface ReusedProcess {
  child: ChildProcess;
  /** Folders in which it has run, whose modules it keeps. */
  folders: Set<string>;
}

/**
 * Runs commands that are ES modules in processes that keep the packages loaded, which takes a fraction of
 * the time. State of the packages stays too, so a failure must be confirmed with `execute`. At most
 * `maxIdle` processes wait for the next command.
 */
export function createProcesses(maxIdle: number) {
  const idle: ReusedProcess[] = [];
  const executeIn =
    (take: (cwd: string) => ReusedProcess): typeof execute =>
    async (command, cwd, timeout, env) => {
      const script = scriptOf(command, cwd);
      if (!script) return execute(command, cwd, timeout, env);
      const reused = take(cwd);
      const result = await runIn(reused.child, { ...script, cwd, env: plainEnvironment(env) }, timeout);
      reused.folders.add(cwd);
      if (reused.child.connected && !reused.child.killed && reused.folders.size < maxRuns) idle.push(reused);
      else reused.child.kill('SIGKILL');
      for (const { child } of idle.splice(0, idle.length - maxIdle)) child.kill('SIGKILL');
      return result;
    };
  return {
    /** Runs a command in any process that has not run in its folder. */
    execute: executeIn(cwd => {
      const index = idle.findIndex(({ folders }) => !folders.has(cwd));
      return (index < 0 ? undefined : idle.splice(index, 1)[0]) ?? startProcess();
    }),
    /** Runs a command as the first of a new process, which later commands reuse. */
    executeFirst: executeIn(startProcess),
    /** Kills the processes: a script may have left a listener for other signals. */
    close(): void {
      for (const { child } of idle.splice(0)) child.kill('SIGKILL');
    },
  };
}

function startProcess(): ReusedProcess {
  const { child } = start([process.execPath, binFile('run-commands.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: plainEnvironment(),
    shell: false,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8');
  return { child, folders: new Set() };
}

function runIn(
  child: ChildProcess,
  job: Script & { cwd: string; env: NodeJS.ProcessEnv },
  timeout: number,
): Promise<Execution> {
  return new Promise(resolve => {
    const streams = [child.stdout!, child.stderr!];
    const ended = new Set<unknown>();
    let output = '';
    const finish = (result: Execution) => {
      clearTimeout(timer);
      for (const stream of streams) stream.removeAllListeners('data');
      child.removeAllListeners();
      resolve(result);
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      finish({ code: 1, output: `${output}\nStopped after ${timeout} s.` });
    }, timeout * 1000);
    for (const stream of streams) {
      let rest = '';
      stream.on('data', data => {
        const text = rest + data;
        const code = endMark.exec(text)?.[1];
        // The mark may arrive in two pieces.
        rest = code === undefined ? (/\0\d*$/.exec(text)?.[0] ?? '') : '';
        output += text.slice(0, text.length - rest.length).replace(endMark, '');
        if (code !== undefined) ended.add(stream);
        if (ended.size === streams.length) finish({ code: Number(code), output });
      });
    }
    child.on('close', code => finish({ code: code ?? 1, output }));
    child.on('error', error => finish({ code: 1, output: String(error) }));
    child.send(job);
  });
}

interface Script {
  entry: string;
  args: string[];
}

/** The ES module that a command runs, if it is one. */
function scriptOf([program = '', ...args]: readonly string[], cwd: string): Script | undefined {
  const isNode = program === process.execPath;
  const file = isNode ? resolve(cwd, args[0] ?? '') : program;
  if (!existsSync(file) || (args[0]?.startsWith('-') && isNode)) return undefined;
  const entry = realpathSync(file);
  return isModule(entry) ? { entry, args: isNode ? args.slice(1) : args } : undefined;
}

function isModule(file: string): boolean {
  if (extname(file) === '.mjs') return true;
  if (extname(file) !== '.js') return false;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
  }
  return false;
}
