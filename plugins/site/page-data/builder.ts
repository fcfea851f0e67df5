import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { pageDataFile } from '../../../shared/node/siteData';
import { moduleFile, writePageModules } from './pageModules';
import { pagesPatch } from './pagesPatch';
import { preloadPatch } from './preloadPatch';
import { routesPatch } from './routesPatch';
import type { PageDataPatches, SiteModel } from './siteModel';

/** Rewrites Rspress's data modules, in production and for the browser only. */
export function trimmingPlugin(
  site: SiteModel,
  patches: PageDataPatches,
  sidebarsPatch: ReturnType<typeof pagesPatch>,
): RsbuildPlugin {
  return {
    name: 'rspress-plugin-duet/page-data',
    setup(api) {
      if (api.context.action !== 'build') return;
      const folder = join(api.context.rootPath, 'node_modules/.rspress/duet-page-data');
      const web = { environments: ['web'], order: 'post' as const };
      const hasModules = patches.isOn('pages') || patches.isOn('sidebars');

      api.modifyBundlerChain((chain, { environment }) => {
        if (environment.name !== 'web') return;
        // By content, so that readers keep the pages that a deployment does not change. Short, because the first load
        // contains the hashes of all pages; a changed page gets its old name once in 16 million changes.
        chain.output.chunkFilename('static/js/async/[id].[contenthash:6].js');
      });
      api.modifyRspackConfig((config, { environment, mergeConfig }) =>
        environment.name !== 'web'
          ? config
          : mergeConfig(config, {
              optimization: {
                runtimeChunk: { name: 'runtime' },
                splitChunks: { cacheGroups: { duetSidebars: sidebarChunks, duetHashes: hashes } },
              },
            }),
      );

      api.onBeforeCreateCompiler(() => writePageModules(folder, site, patches.isOn('pages')));

      api.transform({ test: /\.mdx?$/, ...web }, ({ code, resourcePath, resourceQuery }) => {
        if (resourceQuery || !hasModules) return code;
        const pages = site.pages.get(resourcePath) ?? [];
        // The routes of a file with several import the module of theirs.
        const importing = pages.length > 1 && patches.isOn('routes') ? [] : pages;
        return importing.reduce(
          (text, page) => `${text}\nimport ${JSON.stringify(moduleFile(folder, page))};\n`,
          code,
        );
      });
      const modulePatches = [
        pagesPatch(patches, site),
        routesPatch(patches, site, hasModules ? folder : undefined),
        sidebarsPatch,
      ];
      for (const { file, rewrite } of modulePatches) {
        api.transform({ test: file, ...web }, ({ code }) => rewrite(code));
      }
      const findScripts = preloadPatch(patches, site, folder);
      api.processAssets({ stage: 'analyse', environments: ['web'] }, ({ compilation }) => {
        findScripts(compilation);
      });
    },
  };
}

/** Beside the names of the pages' scripts, the hash of the search index: all other scripts outlive a change of a page. */
const hashes = {
  test: pageDataFile,
  chunks: 'all' as const,
  enforce: true,
  priority: 100,
  name: 'runtime',
};

/** Each sidebar in its own script, which the pages that show it share. */
const sidebarChunks = {
  test: /[\\/]duet-page-data[\\/]duet-sidebar-/,
  chunks: 'all' as const,
  enforce: true,
  priority: 100,
  name: (module: { nameForCondition?: () => string | undefined }) =>
    /(duet-sidebar-[^\\/]+)\.js$/.exec(module.nameForCondition?.() ?? '')?.[1],
};
