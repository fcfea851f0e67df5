// Takes what Rspress reads from the pages at each start from the last one, for pages that have not changed.
// Without it: Rspress parses all pages at each start, once for their text and once more for their imports.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { hashOfFolders, keyOf } from '../../../shared/node/cacheKey';
import { builderPlugin } from '../builderPlugin';
import { othersOf, partOf } from '../parts/part';
import type { ThemePatch } from '../patches/themePatch';
import { type FindIncludes, type PageInfo, ReadCache } from './readCache';

/** The parts of Rspress's routes that are needed here. */
export interface Routes {
  getRoutes(): { routePath: string; absolutePath: string }[];
  getRoutePageByRoutePath(path: string): { setPageIndexInfo(info: PageInfo): void } | undefined;
}

/** Finds the file that an import means, from a folder. */
type Resolve = (folder: string, specifier: string) => Promise<{ path?: string }>;

const page = /\.mdx?$/;
/** The function of Rspress that reads all pages; others ask for the routes too. */
const reader = /\bextractPageData\b/;
const isReader = () => reader.test(new Error().stack ?? '');

/** Reads only pages that have changed since the last start. */
export const reading: ThemePatch = patches => {
  let routes: Routes | undefined;
  let config: UserConfig = {};
  let reuse: Reuse | undefined;
  const plugin: RspressPlugin = {
    ...builderPlugin('reading', api => {
      api.modifyBundlerChain({
        order: 'pre',
        handler: async (chain, { environment, rspack }) => {
          if (environment.name !== 'web' || !environment.config.performance.buildCache) return;
          if (!routes || !patches.isOn('reading')) return;
          const isFound = [routes.getRoutes, routes.getRoutePageByRoutePath].every(
            method => typeof method === 'function',
          );
          const loss = 'every start reads all pages';
          if (!patches.lookUp({ name: 'reading', package: '@rspress/core', loss }, isFound)) return;
          const { outDir: _, ...others } = config;
          const { version } = createRequire(import.meta.url)('@rspress/core/package.json') as {
            version: string;
          };
          const key = keyOf([others, version, process.version, hashOfFolders(import.meta.dirname)]);
          // Made when the first page is read, because plugins still add aliases.
          let resolver: InstanceType<typeof rspack.experiments.resolver.ResolverFactory> | undefined;
          const includes: FindIncludes = (path, source) => {
            resolver ??= new rspack.experiments.resolver.ResolverFactory({
              extensions: ['.mdx', '.md', '.js'],
              alias: chain.resolve.alias.entries() as Record<string, string | false | string[]>,
            });
            return includesOf(path, source, resolver.async.bind(resolver));
          };
          const part = api.context.action === 'build' ? partOf() : undefined;
          const folder = join(api.context.cachePath, 'duet-pages');
          const cache = await ReadCache.open(folder, part ? `read-${part.number}` : 'read', key, includes);
          const routePaths = routes.getRoutes().map(({ routePath }) => routePath);
          reuse = await reuseIn(routes, cache, othersOf(routePaths, part));
        },
      });
    }),
    beforeBuild(complete) {
      config = complete;
    },
    routeServiceGenerated(service) {
      routes = service as unknown as Routes;
    },
    async modifySearchIndexData() {
      await reuse?.end();
      reuse = undefined;
    },
  };
  return plugin;
};

interface Reuse {
  /** Saves what has been read, and gives the routes back as they were. */
  end(): Promise<void>;
}

/**
 * Lets Rspress read only pages that have changed; the others it gets as they were read.
 * @param others routes that it does not read at all, because other jobs do
 */
export async function reuseIn(routes: Routes, cache: ReadCache, others: ReadonlySet<string>): Promise<Reuse> {
  const { getRoutes, getRoutePageByRoutePath } = routes;
  const files = new Map(
    getRoutes
      .call(routes)
      .filter(
        ({ routePath, absolutePath }) =>
          page.test(absolutePath) &&
          !others.has(routePath) &&
          getRoutePageByRoutePath.call(routes, routePath),
      )
      .map(({ routePath, absolutePath }) => [routePath, absolutePath]),
  );
  const unchanged = await cache.unchanged(files);
  const added: Promise<void>[] = [];
  routes.getRoutes = () => {
    const all = getRoutes.call(routes);
    // Rspress leaves pages without the ending of Markdown unread.
    return isReader()
      ? all.map(route =>
          unchanged.has(route.routePath) || others.has(route.routePath)
            ? { ...route, absolutePath: '' }
            : route,
        )
      : all;
  };
  routes.getRoutePageByRoutePath = path => {
    const routePage = getRoutePageByRoutePath.call(routes, path);
    if (!routePage || !isReader()) return routePage;
    return {
      setPageIndexInfo(info) {
        const file = files.get(path);
        if (unchanged.has(path)) Object.assign(info, unchanged.get(path));
        else if (file) added.push(cache.add(path, file, info));
        routePage.setPageIndexInfo(info);
      },
    };
  };
  return {
    async end() {
      Object.assign(routes, { getRoutes, getRoutePageByRoutePath });
      await Promise.all(added);
      await cache.save();
    },
  };
}

/** The Markdown files that a page imports, and those that they import. */
export async function includesOf(
  path: string,
  source: string,
  resolve: Resolve,
  all = new Set<string>(),
): Promise<string[]> {
  const specifiers = [...source.matchAll(/\bfrom\s+(["'])([^"'\n]+)\1/g)].map(
    ([, , specifier]) => specifier!,
  );
  for (const specifier of new Set(specifiers)) {
    const { path: file } = await resolve(dirname(path), specifier).catch(() => ({ path: undefined }));
    if (!file || !page.test(file) || all.has(file)) continue;
    all.add(file);
    await includesOf(file, await readFile(file, 'utf8'), resolve, all);
  }
  return [...all];
}
