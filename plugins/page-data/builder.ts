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
        // With a hash of its own in each name, the first load would hold the names of all pages.
        chain.output.chunkFilename('static/js/async/[id].[fullhash:8].js');
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

      api.processAssets({ stage: 'analyse', environments: ['web'] }, ({ compilation }) => {
        const base = String(compilation.outputOptions.publicPath ?? '/');
        const routes = new Map(known.routes.map(route => [route.absolutePath, route.routePath]));
        for (const group of compilation.chunkGroups) {
          const route = routes.get(group.origins[0]?.request ?? '');
          // Rspress sees to the chunk that has the name of the group.
          const others = group.chunks.filter(({ name }) => name !== group.name);
          const files = others.flatMap(({ files }) => [...files]).filter(file => file.endsWith('.js'));
          if (route)
            known.scripts.set(
              route,
              files.map(file => base + file),
            );
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
