import type { RspressPlugin, UserConfig } from '@rspress/core';
import { builderPlugin } from '../build/builderPlugin';

/** Functions whose source the server writes into the body of the page. @see components/Early */
const early = /[\\/](setUpBanner|setUpPanel|restoreSidebar)\.[jt]s$/;

/** Makes a script small, as soon as the builder has handed in what does so. */
let small = (script: string, _options: { module: boolean }) => script;

/** Makes the theme's scripts that stand in every page small; in development they stay as they are. */
export function inlineScripts(): RspressPlugin {
  return builderPlugin('inline-scripts', api => {
    if (api.context.action !== 'build') return;
    api.modifyRspackConfig((_, { rspack }) => {
      // Rspack may still rename it: without it the pages are larger, and work.
      const minify = rspack.experiments.swc?.minifySync;
      // Names and spaces alone: its compressor takes a variable that a later call sets for a constant.
      const how = { compress: false, mangle: true } as const;
      if (minify) small = (script, options) => minify(script, { ...options, ...how }).code;
    });
    api.transform({ test: early, environments: ['node'], order: 'post' }, ({ code }) =>
      small(code, { module: true }),
    );
  });
}

/** Adds a constant script to the head of every page, in front of what is there so far. */
export function withScript(config: UserConfig, script: string): UserConfig {
  const { html } = config.builderConfig ?? {};
  return {
    ...config,
    builderConfig: {
      ...config.builderConfig,
      html: {
        ...html,
        tags: [
          tags => {
            const children = small(script, { module: false });
            return [{ tag: 'script', children, head: true, append: false }, ...tags];
          },
          ...[html?.tags ?? []].flat(),
        ],
      },
    },
  };
}
