import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute, lastLines } from '../core/execute';
import { resolveCommand } from '../core/resolveCommand';
import { inTemporaryProject } from '../core/temporaryProject';
import type { Example } from './examples';
import { isExpectedOutput, type RunSettings, runFiles } from './runFiles';

/** Why a run failed and the index of the file to report; undefined if it passed. */
export type RunProblem = { file: number; message: string; fix: string } | undefined;

/** Builds an example in a temporary project below `folder` and compares the files that it expects. */
export function runExample(
  example: Example,
  folder: string,
  settings: RunSettings,
  id: string,
): Promise<RunProblem> {
  return inTemporaryProject(folder, id, runFiles(example, settings, isModule(folder)), async home => {
    const given = example.files[0]!.fence.attributes.run;
    const [command, ...args] = given ? given.split(/\s+/) : settings.command;
    const whole = [...resolveCommand(folder, command!), ...args];
    const { code, output } = await execute(whole, home, settings.timeout);
    const shown = [command, ...args].join(' ');
    if (code === 0) return compareOutput(example, home, shown);
    const message = `\`${shown}\` fails with this example:\n${lastLines(output)}`;
    return { file: 0, message, fix: 'An example marked `run` must build as it is.' };
  });
}

/** Compares the files that a run must write with those in `home`. */
export function compareOutput({ files }: Pick<Example, 'files'>, home: string, command: string): RunProblem {
  for (const [file, { name, code, fence }] of files.entries()) {
    const isOutput = isExpectedOutput(fence);
    const expected = isOutput ? [name] : (fence.attributes.expect ?? '').split(',').map(file => file.trim());
    const missing = expected.find(path => path && !existsSync(join(home, path)));
    if (missing) {
      const fix = isOutput
        ? 'Name a file that the run writes in `title`.'
        : 'Name files that the run writes in `expect`.';
      return { file, message: `\`${command}\` does not write ${missing}.`, fix };
    }
    const written = isOutput ? readFileSync(join(home, name), 'utf8').trim() : code.trim();
    if (written !== code.trim()) {
      const message = `\`${command}\` writes something else to ${name}.`;
      return { file, message, fix: `It writes:\n${written}` };
    }
  }
  return undefined;
}

/** Whether files below the folder are ES modules without a package.json of their own. */
function isModule(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
}
