import type { Example } from './examples';
import type { SamplesSettings } from './options';

/** What the site says of runs. */
export type RunSettings = NonNullable<SamplesSettings['run']>;

/** Whether a block shows a file that the run makes (`expect` alone): it is compared then, not written. */
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

function stem(name: string): string {
  return name.replace(/\.\w+$/, '');
}
