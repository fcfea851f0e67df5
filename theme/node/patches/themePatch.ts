import type { RspressPlugin } from '@rspress/core';
import type { Patches, PatchInfo } from '../../../shared/node/patch';
import type { PatchName } from '../../options';
import { builderPlugin } from '../builderPlugin';

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
  /** The command that rewrites the modules, the development server or the build; both by default. */
  only?: 'dev' | 'build';
}

/** A module's code and absolute path. */
type Module = { code: string; resourcePath: string };

/** A patch that rewrites the modules whose path matches `file` and whose code matches `test`. */
export function modulePatch(
  { environments, order, only, ...info }: ModulePatch,
  test: RegExp,
  rewrite: (code: string, path: string) => string,
): ThemePatch {
  return patches =>
    builderPlugin(info.name, api => {
      if (only && api.context.action !== only) return;
      const apply = patches.patch<Module>(
        info,
        ({ code }) => test.test(code),
        ({ code, resourcePath }) => ({ code: rewrite(code, resourcePath), resourcePath }),
      );
      api.transform(
        { test: info.file, environments, order },
        ({ code, resourcePath }) => apply({ code, resourcePath }).code,
      );
    });
}
