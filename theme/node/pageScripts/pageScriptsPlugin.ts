import { createHash } from 'node:crypto';
import type { EnvironmentContext, HtmlBasicTag } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { builderPlugin } from '../builderPlugin';
import type { PageScripts } from './pageScripts';

/**
 * Until the main content is there, browsers paint nothing: parts of a row would move when the others arrive.
 * Chromium waits for its start, which is enough, and the HTML standard for its end.
 */
const wholeFrame = { tag: 'link', attrs: { rel: 'expect', href: '#duet-main', blocking: 'render' } };

/** Whether a site wants no request before the first paint: its pages contain their styles or scripts. */
const wantsNoRequest = ({ config: { output } }: EnvironmentContext) =>
  Boolean(output.inlineStyles || output.inlineScripts);

/**
 * Minifies the scripts, which are filled until all `config` hooks have run, and puts them into the head of every page.
 * @param isRendered whether the pages of a build have content before scripts run
 */
export function pageScriptsPlugin({ inline, shared }: PageScripts, isRendered: boolean): RspressPlugin {
  return builderPlugin('page-scripts', api => {
    let minify = (script: string) => script;
    api.modifyRspackConfig((_, { rspack }) => {
      // Experimental in Rspack: without it, scripts are larger but work.
      const { minifySync } = rspack.experiments.swc ?? {};
      if (api.context.action !== 'build' || !minifySync) return;
      // Its compressor would treat a variable that a later call sets as a constant.
      minify = script => minifySync(script, { module: false, compress: false, mangle: true }).code;
    });
    const sharedFile = () => {
      const code = minify(shared.join(';\n'));
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
      return { name: `static/duet.${hash}.js`, code };
    };
    api.processAssets(
      { stage: 'additional', environments: ['web'] },
      ({ compilation, environment, sources }) => {
        if (wantsNoRequest(environment)) return;
        const { name, code } = sharedFile();
        compilation.emitAsset(name, new sources.RawSource(code), { minimized: true, immutable: true });
      },
    );
    api.modifyHTMLTags(({ headTags, bodyTags }, { assetPrefix, environment }) => {
      const { name, code } = sharedFile();
      const scripts: HtmlBasicTag[] = inline.map(script => ({ tag: 'script', children: minify(script) }));
      scripts.push(
        wantsNoRequest(environment)
          ? { tag: 'script', children: code }
          : // Neither `async` nor `defer`: readers must not see what it changes.
            { tag: 'script', attrs: { src: `${assetPrefix.replace(/\/?$/, '/')}${name}` } },
      );
      // In development, pages have no content before scripts run.
      const frame = isRendered && api.context.action === 'build' ? [wholeFrame] : [];
      return { headTags: [...scripts, ...frame, ...headTags], bodyTags };
    });
  });
}
