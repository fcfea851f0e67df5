import type { RspressPlugin } from '@rspress/core';
import { builderPlugin } from '../build/builderPlugin';

/** Functions whose source the server writes into the body of the page. @see InlineScript */
const inBody = /[\\/](setUpBanner|setUpPanel|restoreSidebar)\.[jt]s$/;

/** Constant scripts at the start of the head of every page, in this order. */
export type HeadScripts = string[];

/** Puts scripts into the head of every page (filled until all `config` hooks have run) and minifies inline scripts. */
export function inlineScriptsPlugin(scripts: HeadScripts): RspressPlugin {
  return builderPlugin('inline-scripts', api => {
    let minify = (script: string, _options: { module: boolean }) => script;
    api.modifyRspackConfig((_, { rspack }) => {
      // Experimental in Rspack: without it, pages are larger but work.
      const { minifySync } = rspack.experiments.swc ?? {};
      if (api.context.action !== 'build' || !minifySync) return;
      // Its compressor would treat a variable that a later call sets as a constant.
      minify = (script, options) => minifySync(script, { ...options, compress: false, mangle: true }).code;
    });
    api.modifyHTMLTags(({ headTags, bodyTags }) => {
      const tags = scripts.map(script => ({ tag: 'script', children: minify(script, { module: false }) }));
      return { headTags: [...tags, ...headTags], bodyTags };
    });
    api.transform({ test: inBody, environments: ['node'], order: 'post' }, ({ code }) =>
      minify(code, { module: true }),
    );
  });
}
