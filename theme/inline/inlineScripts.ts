import type { RspressPlugin } from '@rspress/core';
import { builderPlugin } from '../build/builderPlugin';

/** Constant scripts at the start of the head of every page, in this order. */
export type HeadScripts = string[];

/** Until the main content has been parsed, browsers paint nothing: parts of a row would move when the others arrive. */
const wholeFrame = { tag: 'link', attrs: { rel: 'expect', href: '#duet-main', blocking: 'render' } };

/** Puts scripts into the head of every page (filled until all `config` hooks have run) and minifies inline scripts. */
export function inlineScriptsPlugin(scripts: HeadScripts): RspressPlugin {
  return builderPlugin('inline-scripts', api => {
    let minify = (script: string) => script;
    api.modifyRspackConfig((_, { rspack }) => {
      // Experimental in Rspack: without it, pages are larger but work.
      const { minifySync } = rspack.experiments.swc ?? {};
      if (api.context.action !== 'build' || !minifySync) return;
      // Its compressor would treat a variable that a later call sets as a constant.
      minify = script => minifySync(script, { module: false, compress: false, mangle: true }).code;
    });
    api.modifyHTMLTags(({ headTags, bodyTags }) => {
      const tags = scripts.map(script => ({ tag: 'script', children: minify(script) }));
      return { headTags: [...tags, wholeFrame, ...headTags], bodyTags };
    });
  });
}
