import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { Patches, type PatchInfo, type PatchSwitches } from '../../../../shared/node/patch';

const info: PatchInfo<'greeting'> = {
  name: 'greeting',
  package: 'polite',
  loss: 'nobody is greeted',
  file: /[\\/]polite[\\/]dist[\\/]/,
};

/** The patches of one build, with one that replaces a word. */
function build(change: Partial<typeof info> = {}, switches: PatchSwitches<'greeting'> = {}) {
  const patches = new Patches<'greeting'>('duet', 'pluginDuet', switches);
  const apply = patches.patch<string>(
    { ...info, ...change },
    code => code.includes('hello'),
    code => code.replace('hello', 'good day'),
  );
  return { patches, apply };
}

const folder = join(tmpdir(), 'duet-patch-test/node_modules/polite');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
const file = join(folder, 'dist/index.js');

describe('a patch', () => {
  it('rewrites what it finds and leaves the rest as it is', () => {
    const { patches, apply } = build();
    expect([apply('hello you'), apply('bye')]).toEqual(['good day you', 'bye']);
    expect(patches.warnings([file])).toEqual([]);
  });

  it('that finds nothing is reported once, with its version, the loss and the switch', () => {
    const { patches, apply } = build();
    expect([apply('bye'), apply('farewell')]).toEqual(['bye', 'farewell']);
    expect(patches.warnings([file])).toEqual([
      '[duet] The patch "greeting" found nothing to change in polite 1.2.3. Without it, nobody is greeted. ' +
        "To switch it off: pluginDuet({ patches: { 'greeting': false } })",
    ]);
    expect(patches.warnings([file])).toEqual([]);
  });

  it('of an earlier version is reported if a site still switches it off', () => {
    const patches = (switches: object) =>
      new Patches('duet', 'pluginDuet', switches, ['farewell', 'applause']);
    expect(patches({ farewell: false }).warnings([])).toEqual([
      "[duet] pluginDuet({ patches: { 'farewell': … } }) has no effect any more: this version has no such patch. Delete the line.",
    ]);
    expect(patches({ greeting: false }).warnings([])).toEqual([]);
  });

  it('that is switched off changes and reports nothing', () => {
    const { patches, apply } = build({}, { greeting: false });
    expect([apply('hello'), patches.isOn('greeting')]).toEqual(['hello', false]);
    expect(patches.warnings([file])).toEqual([]);
  });

  it.each<[string, Partial<typeof info>, string[], number]>([
    ['its files have moved inside the package', {}, [join(folder, 'lib/index.js')], 1],
    ['its files come from the cache of the build', {}, [file], 0],
    ['the site does not use the package', {}, ['/site/docs/index.mdx'], 0],
    [
      'its files are those of another package that contains the name',
      {},
      ['/node_modules/@so/polite/x.js'],
      0,
    ],
    ['it never had a configuration to change', { file: undefined }, [file], 0],
  ])('that was never asked: %s', (_, change, files, warnings) => {
    expect(build(change).patches.warnings(files)).toHaveLength(warnings);
  });

  it('names no version where none can be read', () => {
    const { patches, apply } = build();
    apply('bye');
    expect(patches.warnings(['/site/index.js'])[0]).toContain('in polite. Without it');
  });
});
