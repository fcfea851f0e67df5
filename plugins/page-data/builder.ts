import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { RsbuildPlugin } from '@rsbuild/core';
import { logger, type RouteMeta } from '@rspress/core';
import { listed, listFor, ownData, type Page, pageModule } from './pages';
import { loadsOf, routesCode } from './routes';
import { type SiteDataSidebars, type SplitSidebars, withoutSidebars } from './sidebars';

/** What the builder part gets to know from the Rspress part, once it is known. */
export interface Known {
  /** Every page by its absolute file, complete when compiling starts. */
  pages: Map<string, Page>;
  routes: RouteMeta[];
  /** Whether the list of pages stays in the first load. */
  everywhere: boolean;
  /** The sidebars, split; undefined if Rspress would not tell. */
  sidebars: () => Promise<SplitSidebars | undefined>;
  /** Scripts that a route's page loads besides its own, filled when the browser's build is done. */
  scripts: Map<string, string[]>;
}

/** Extensions of pages whose meta data Rspress keeps in the page's own module. */
const isText = (file: string) => /\.mdx?$/.test(file);

/** Rewrites Rspress's modules of data, in production and for the browser only. */
export function trimmingPlugin(known: Known): RsbuildPlugin {
  let folder = '';
  return {
    name: 'rspress-plugin-duet/page-data',
    setup(api) {
      if (api.context.action !== 'build') return;
      folder = join(api.context.rootPath, 'node_modules/.rspress/duet-page-data');
      const fileFor = (page: string) =>
        join(folder, `page-${createHash('sha1').update(page).digest('hex')}.js`);
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
              optimization: {
                splitChunks: {
                  cacheGroups: {
                    duetSidebars: {
                      test: /[\\/]duet-page-data[\\/]duet-sidebar-/,
                      chunks: 'all',
                      enforce: true,
                      priority: 100,
                      name: (module: { nameForCondition?: () => string | undefined }) =>
                        /(duet-sidebar-[^\\/]+)\.js$/.exec(module.nameForCondition?.() ?? '')?.[1],
                    },
                  },
                },
              },
            }),
      );

      api.onBeforeCreateCompiler(async () => {
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder, { recursive: true });
        // Whatever the site's own package says, these modules work by being loaded.
        await writeFile(join(folder, 'package.json'), '{ "type": "module", "sideEffects": true }\n');
        const sidebars = await known.sidebars();
        const all = [...known.pages.values()];
        const writes = all
          .filter(page => isText(page._filepath))
          .map(async page => {
            const name = sidebars?.nameFor(page.routePath, page.lang);
            const list = listFor(page, await readFile(page._filepath, 'utf8'), all);
            await writeFile(fileFor(page._filepath), pageModule(page, list, name && `./${name}.js`));
          });
        const modules = sidebars?.modules ?? [];
        await Promise.all([
          ...writes,
          ...modules.map(({ name, code }) => writeFile(join(folder, `${name}.js`), code)),
        ]);
      });

      api.transform({ test: /\.mdx?$/, ...web }, ({ code, resourcePath, resourceQuery }) => {
        if (resourceQuery || !known.pages.has(resourcePath)) return code;
        return `${code}
import duetPage from ${JSON.stringify(fileFor(resourcePath))};
for (const key in MDXContent.__RSPRESS_PAGE_META) Object.assign(MDXContent.__RSPRESS_PAGE_META[key], duetPage);
`;
      });

      api.transform({ test: /[\\/]virtual-page-data\.js$/, ...web }, ({ code }) => {
        const hashes = code.indexOf('export const searchIndexHash');
        if (hashes < 0) return unknown('page data', code);
        const others = [...known.pages.values()].filter(page => known.everywhere || !isText(page._filepath));
        const pages = others.map(page =>
          isText(page._filepath) ? listed(page, false) : { ...ownData(page), ...listed(page, true) },
        );
        return `export const pageData = { pages: ${JSON.stringify(pages)} };\n${code.slice(hashes)}`;
      });

      api.transform({ test: /[\\/]virtual-routes\.js$/, ...web }, ({ code }) => {
        const loads = loadsOf(code, known.routes.length);
        if (!loads) return unknown('routes', code);
        return routesCode(known.routes.map((route, index) => ({ ...route, load: loads[index]! })));
      });

      api.transform({ test: /[\\/]virtual-site-data\.js$/, ...web }, async ({ code }) => {
        const [, literal] = /^export default (\{[\s\S]*\});?\s*$/.exec(code) ?? [];
        if (!literal) return unknown('site data', code);
        const sidebars = await known.sidebars();
        if (!sidebars) return code;
        const site = runInNewContext(`(${literal})`) as SiteDataSidebars;
        return `export default ${JSON.stringify(withoutSidebars(site, sidebars))};`;
      });

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

function unknown(what: string, code: string): string {
  logger.warn(
    `[rspress-plugin-duet/page-data] This version of Rspress writes its ${what} in another way; they stay as they are.`,
  );
  return code;
}
