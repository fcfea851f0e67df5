import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute, lastLines } from '../core/execute';
import { manifestOf, resolveCommand } from '../core/resolveCommand';
import { inTemporaryProject } from '../core/temporaryProject';
import type { Example, SampleFile } from './examples';
import type { SamplesSettings } from './options';

/** The option `run` of the plugin. */
type RunSettings = NonNullable<SamplesSettings['run']>;

/** Why a run failed and the index of the file to report; undefined if it passed. */
export type RunProblem = { file: number; message: string; fix: string } | undefined;

/** Builds an example in a temporary project below `folder` and compares the files that it expects. */
export function runExample(
  example: Example,
  folder: string,
  settings: RunSettings,
  id: string,
  run = execute,
): Promise<RunProblem> {
  const files = runFiles(example, settings, manifestOf(folder).type === 'module');
  return inTemporaryProject(folder, id, files, async home => {
    const given = example.files[0]!.fence.attributes.run;
    const [command, ...args] = given ? given.split(/\s+/) : settings.command;
    const whole = [...resolveCommand(folder, command!), ...args];
    const { code, output } = await run(whole, home, settings.timeout);
    const shown = [command, ...args].join(' ');
    if (code === 0) return compareOutput(example, home, shown);
    const message = `\`${shown}\` fails with this example:\n${lastLines(output)}`;
    return { file: 0, message, fix: 'An example marked `run` must build as shown.' };
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

/** Whether a block shows a file that the run writes (a bare `expect`): it is compared, not written. */
export function isExpectedOutput({ attributes }: Pick<SampleFile['fence'], 'attributes'>): boolean {
  return attributes.expect === '';
}

/** Files of a run: the example's own, those of the settings, and a package.json unless the folder around it is a module (`inModule`). */
export function runFiles(
  { files }: Pick<Example, 'files'>,
  settings: Pick<RunSettings, 'files'>,
  inModule = false,
): Record<string, string> {
  const shown = files.filter(({ fence }) => !isExpectedOutput(fence) && fence.lang !== 'diff');
  const stem = (name: string) => name.replace(/\.\w+$/, '');
  const stems = new Set(shown.map(({ name }) => stem(name)));
  return Object.fromEntries([
    ...(inModule ? [] : [['package.json', '{ "private": true, "type": "module" }\n']]),
    ...Object.entries(settings.files).filter(([name]) => !stems.has(stem(name))),
    ...shown.map(({ name, code }) => [name, `${code}\n`]),
  ]);
}
