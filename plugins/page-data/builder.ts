import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Known } from './known';
import { moduleFile, writePageModules } from './pageModules';
import { rewrites } from './virtualModules';

/** Rewrites Rspress's modules of data, in production and for the browser only. */
export function trimmingPlugin(known: Known): RsbuildPlugin {
  return {
    name: 'rspress-plugin-duet/page-data',
    setup(api) {
      if (api.context.action !== 'build') return;
      const folder = join(api.context.rootPath, 'node_modules/.rspress/duet-page-data');
      const web = { environments: ['web'], order: 'post' as const };

      api.modifyBundlerChain((chain, { environment }) => {
        if (environment.name !== 'web') return;
        // The names of the chunks would be in the first load, each a row of random letters.
        chain.output.chunkFilename('static/js/async/[contenthash:8].js');
      });
      api.modifyRspackConfig((config, { environment, mergeConfig }) =>
        environment.name !== 'web'
          ? config
          : mergeConfig(config, {
              optimization: { splitChunks: { cacheGroups: { duetSidebars: sidebarChunks } } },
            }),
      );

      api.onBeforeCreateCompiler(() => writePageModules(folder, known));

      api.transform({ test: /\.mdx?$/, ...web }, ({ code, resourcePath, resourceQuery }) => {
        if (resourceQuery || !known.pages.has(resourcePath)) return code;
        return `${code}
import duetPage from ${JSON.stringify(moduleFile(folder, resourcePath))};
for (const key in MDXContent.__RSPRESS_PAGE_META) Object.assign(MDXContent.__RSPRESS_PAGE_META[key], duetPage);
`;
      });
      for (const { test, rewrite } of rewrites) {
        api.transform({ test, ...web }, ({ code }) => rewrite(code, known));
      }

      api.processAssets({ stage: 'analyse', environments: ['web'] }, async ({ compilation }) => {
        const sidebars = await known.sidebars();
        for (const { routePath, lang } of known.routes) {
          const name = sidebars?.nameFor(routePath, lang);
          const files = name ? [...(compilation.namedChunks.get(name)?.files ?? [])] : [];
          if (files[0])
            known.scripts.set(routePath, String(compilation.outputOptions.publicPath ?? '/') + files[0]);
        }
      });
    },
  };
}

/** Each sidebar in a script of its own, which the pages that show it share. */
const sidebarChunks = {
  test: /[\\/]duet-page-data[\\/]duet-sidebar-/,
  chunks: 'all' as const,
  enforce: true,
  priority: 100,
  name: (module: { nameForCondition?: () => string | undefined }) =>
    /(duet-sidebar-[^\\/]+)\.js$/.exec(module.nameForCondition?.() ?? '')?.[1],
};
