import type { RsbuildPlugin } from '@rsbuild/core';
import type { Patches } from './patch';

/** Warns after the browser's build of each patch that found nothing to change, once per build. */
export function patchReport(patches: Patches<string>): RsbuildPlugin {
  return {
    name: `${patches.owner}/patch-report`,
    setup(api) {
      api.onAfterEnvironmentCompile({
        // After the patches that are checked in the same hook.
        order: 'post',
        handler({ environment, stats }) {
          if (environment.name !== 'web' || !stats) return;
          const files = [...stats.compilation.fileDependencies];
          for (const warning of patches.warnings(files)) api.logger.warn(warning);
        },
      });
    },
  };
}
