import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Example } from './examples';
import type { SamplesSettings } from './options';
import { programOf } from './program';

/** What a run gave: `undefined` when all is well, else what to tell. */
export type RunProblem = { file: number; message: string; right: string } | undefined;

type RunSettings = NonNullable<SamplesSettings['run']>;

/** Files of the example that are written; those marked `expect` alone are compared with what the run made. */
export function isExpectation({ attributes }: { attributes: Record<string, string> }): boolean {
  return attributes.expect === '';
}

/**
 * Files that the run gets, the example's own and what the settings add.
 * @param inModule whether the folder around it is an ES module package; one of its own would hide that package
 */
export function filesOfRun(
  { files }: Example,
  { files: added }: RunSettings,
  inModule = false,
): Record<string, string> {
  const shown = files.filter(({ fence }) => !isExpectation(fence) && fence.lang !== 'diff');
  const stems = new Set(shown.map(({ name }) => stem(name)));
  const extra = Object.entries(added).filter(([name]) => !stems.has(stem(name)));
  return Object.fromEntries([
    ...(inModule ? [] : [['package.json', '{ "private": true, "type": "module" }\n']]),
    ...extra,
    ...shown.map(({ name, code }) => [name, `${code}\n`]),
  ]);
}

/** Builds an example in a temporary folder below `folder` and compares what it expects. */
export async function runExample(
  example: Example,
  folder: string,
  settings: RunSettings,
  id: string,
): Promise<RunProblem> {
  const home = join(folder, '.duet-run', id);
  rmSync(home, { recursive: true, force: true });
  try {
    for (const [name, code] of Object.entries(filesOfRun(example, settings, isModule(folder)))) {
      mkdirSync(dirname(join(home, name)), { recursive: true });
      writeFileSync(join(home, name), code);
    }
    const given = example.files[0]!.fence.attributes.run;
    const [command, ...args] = given ? given.split(/\s+/) : settings.command;
    const [program, ...first] = programOf(folder, command!);
    const { code, output } = await execute(program!, [...first, ...args], home, settings.timeout);
    const shown = [command, ...args].join(' ');
    if (code !== 0) {
      return {
        file: 0,
        message: `\`${shown}\` fails with this example:\n${lastLines(output)}`,
        right: 'An example marked `run` builds as it stands.',
      };
    }
    return compare(example, home, shown);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function compare({ files }: Example, home: string, shown: string): RunProblem {
  for (const [index, { name, code, fence }] of files.entries()) {
    const expected = (fence.attributes.expect ?? '').split(',').map(file => file.trim());
    for (const file of expected.filter(Boolean)) {
      if (!existsSync(join(home, file))) {
        return {
          file: index,
          message: `\`${shown}\` makes no file ${file}.`,
          right: `Expected files exist after the run.`,
        };
      }
    }
    if (!isExpectation(fence)) continue;
    const made = join(home, name);
    if (!existsSync(made)) {
      return {
        file: index,
        message: `\`${shown}\` makes no file ${name}.`,
        right: 'The block shows a file that the run makes.',
      };
    }
    const real = readFileSync(made, 'utf8');
    if (real.trim() !== code.trim()) {
      return {
        file: index,
        message: `${name} is not what \`${shown}\` makes.`,
        right: `It makes:\n${real.trim()}`,
      };
    }
  }
  return undefined;
}

function execute(
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

function lastLines(output: string): string {
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

/** Whether files below the folder are ES modules without a package.json of their own. */
function isModule(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
}

function stem(name: string): string {
  return name.replace(/\.\w+$/, '');
}
