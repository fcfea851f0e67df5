import type { DarkMode, UserConfig } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import { Patches } from '../../../../../shared/node/patch';
import { appearanceScript } from '../../../../../theme/node/patches/appearanceScript';
import type { PatchName } from '../../../../../theme/options';

type Tag = { tag: string; children?: string };
const stock: Tag = { tag: 'script', children: "x.classList.toggle('rp-dark', y)" };
const others: Tag[] = [{ tag: 'script', children: 'site()' }, { tag: 'meta' }];

/** The tags of a page after the functions in `html.tags` of the configuration, and what is reported. */
function build(darkMode: DarkMode | undefined, tags: Tag[], own: UserConfig['builderConfig'] = {}) {
  const patches = new Patches<PatchName>('duet', 'pluginDuet');
  const config: UserConfig = {
    ...(darkMode !== undefined && { themeConfig: { darkMode } }),
    builderConfig: own,
  };
  const changed = appearanceScript(patches).config!(config, {} as never, true) as UserConfig;
  const all = [changed.builderConfig?.html?.tags ?? []].flat() as (Tag | ((tags: Tag[]) => Tag[]))[];
  let result = tags;
  for (const tag of all) result = typeof tag === 'function' ? tag(result) : [...result, tag];
  return { result, warnings: patches.warnings([]) };
}

describe("Rspress's script for the colour scheme", () => {
  it('is removed, and other tags stay', () => {
    expect(build(true, [stock, ...others])).toEqual({ result: others, warnings: [] });
  });

  it('is removed after the tags of the site', () => {
    const own: Tag = { tag: 'link' };
    expect(build(undefined, [stock], { html: { tags: own } }).result).toEqual([own]);
  });

  it('is reported if it is not recognised', () => {
    expect(build('auto', others).warnings).toEqual([
      expect.stringContaining('"appearance-script" found nothing'),
    ]);
  });

  it.each([false, 'force-light'] as const)('is not expected with darkMode %s', darkMode => {
    expect(build(darkMode, others)).toEqual({ result: others, warnings: [] });
  });
});
