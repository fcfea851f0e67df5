import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { Patches } from '../../../../../shared/node/patch';
import { hydrateLate, waitingEntry } from '../../../../../theme/node/patches/hydrateLate';
import type { PatchName } from '../../../../../theme/options';

describe('the entry that waits', () => {
  const code = waitingEntry('/late');

  it('imports nothing but what waits when it is evaluated', () => {
    expect([...code.matchAll(/^import .* from (.*);$/gm)].map(([, from]) => from)).toEqual([
      '"/late/hydrateLate"',
    ]);
  });

  it('renders with the original entry', () => {
    expect(code).toContain('"./ssrClientEntry.js?rendering"');
  });

  it('knows how the installed Rspress starts the page, and of what', () => {
    const core = dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
    const entry = readFileSync(join(core, 'dist/runtime/ssrClientEntry.js'), 'utf8');
    expect(entry.match(/^renderInBrowser\(\);\s*$/gm)).toHaveLength(1);
    const [app] = /'\.\/ClientApp\.js'/.exec(code) ?? [];
    expect(entry.replaceAll('"', "'")).toContain(`from ${app}`);
  });
});

describe('a build without the entry', () => {
  const warningsOf = async (ssg: boolean) => {
    const patches = new Patches<PatchName>('rspress-theme-duet', 'pluginDuet');
    const { config, builderConfig } = hydrateLate(patches);
    await config!({ ssg }, {} as never, true);
    for (const plugin of builderConfig!.plugins!)
      (plugin as { setup(api: object): void }).setup({ context: { action: 'build' }, transform() {} });
    return patches.warnings(['/site/node_modules/@rspress/core/dist/runtime/csrClientEntry.js']);
  };

  it('is reported, unless the site renders its pages in the browser alone', async () => {
    expect(await warningsOf(true)).toEqual([expect.stringContaining('"late-start" found nothing')]);
    expect(await warningsOf(false)).toEqual([]);
  });
});
