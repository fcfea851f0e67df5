import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Example } from './examples';
import { execute, lastLines } from './execute';
import { filesOfRun, isExpectation, type RunSettings } from './filesOfRun';
import { programOf } from './program';

/** What a run gave: `undefined` when all is well, else what to tell. */
export type RunProblem = { file: number; message: string; right: string } | undefined;

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

/** Whether files below the folder are ES modules without a package.json of their own. */
function isModule(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
}
