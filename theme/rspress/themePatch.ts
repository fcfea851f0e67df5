import type { RspressPlugin } from '@rspress/core';
import type { Patches, PatchInfo } from '../../shared/patch';
import { builderPlugin } from '../build/builderPlugin';
import type { PatchName } from '../options';

/** The patches of one `pluginDuet()`. */
export type ThemePatches = Patches<PatchName>;

/** Makes the plugin that applies a patch. */
export type ThemePatch = (patches: ThemePatches) => RspressPlugin;

/** A patch that rewrites modules. */
export interface ModulePatch extends PatchInfo<PatchName> {
  file: RegExp;
  /** Builds that the modules are rewritten in; all by default. */
  environments?: string[];
  /** `pre` for sources that a loader reads, such as style sheets. */
  order?: 'pre';
  /** Leaves the modules as they are in the development server. */
  buildOnly?: boolean;
}

/** A patch that rewrites the modules whose path matches `file` and whose code matches `test`. */
export function modulePatch(
  { environments, order, buildOnly, ...info }: ModulePatch,
  test: RegExp,
  rewrite: (code: string) => string,
): ThemePatch {
  return patches => {
    const apply = patches.patch<string>(info, code => test.test(code), rewrite);
    return builderPlugin(info.name, api => {
      if (buildOnly && api.context.action !== 'build') return;
      api.transform({ test: info.file, environments, order }, ({ code }) => apply(code));
    });
  };
}
