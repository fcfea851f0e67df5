import type { Example, SampleFile } from './examples';
import type { SamplesSettings } from './options';

/** The option `run` of the plugin. */
export type RunSettings = NonNullable<SamplesSettings['run']>;

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
