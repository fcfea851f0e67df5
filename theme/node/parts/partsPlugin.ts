// Builds a large site on several machines: each job compiles and renders some of the pages into the cache, and a build
// with the caches of all does the rest.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { keyOf } from '../../../shared/node/cacheKey';
import { builderPlugin } from '../builderPlugin';
import type { CompiledPagesOptions } from './compiledPages';
import { othersOf, type Part } from './part';

const loader = join(import.meta.dirname, 'compiledPages.js');

/** Rspress's loader that compiles Markdown. */
const markdownLoader = /[\\/]mdx[\\/]loader\.js$/;

interface Rule {
  use?: { loader?: string; options?: unknown }[];
  oneOf?: Rule[];
}

/**
 * Keeps compiled pages in a job that builds a part, and takes them in the build that joins the parts. In every build, a few
 * pages are compiled at a time.
 */
export function partsPlugin(part: Part | undefined): RspressPlugin {
  const files = new Map<string, string>();
  return {
    ...builderPlugin('parts', api => {
      if (api.context.action !== 'build') return;
      const folder = join(api.context.cachePath, 'duet-pages/compiled');
      if (part) rmSync(folder, { recursive: true, force: true });
      const reads = existsSync(folder);
      // Rspack's own cache has the pages now.
      if (reads) api.onAfterBuild(() => rmSync(folder, { recursive: true, force: true }));
      api.modifyRspackConfig((config, { environment }) => {
        // Nobody loads the scripts of a part.
        if (part && environment.name === 'web')
          config.optimization = { ...config.optimization, minimize: false };
        const { buildCache } = environment.config.performance;
        const others = othersOf(files.keys(), part);
        const options: Omit<CompiledPagesOptions, 'markdown'> = {
          folder: join(folder, environment.name === 'node_md' ? 'markdown' : 'html'),
          key: keyOf([typeof buildCache === 'object' ? buildCache.cacheDigest : [], process.version]),
          others: new Set([...others].map(route => files.get(route)!)),
          reads: reads && Boolean(buildCache),
          writes: Boolean(part && buildCache),
        };
        // In every build, as names in scripts depend on the list of loaders. Only the built package has it.
        if (!existsSync(loader)) return;
        for (const loaders of loadersIn(config.module?.rules ?? [])) {
          const index = loaders.findIndex(({ loader: path }) => markdownLoader.test(path ?? ''));
          if (index >= 0)
            loaders.splice(index, 1, { loader, options: { ...options, markdown: loaders[index] } });
        }
      });
    }),
    routeGenerated(routes) {
      for (const { routePath, absolutePath } of routes) files.set(routePath, absolutePath);
    },
  };
}

/** The lists of loaders in rules. */
const loadersIn = (rules: readonly unknown[]): NonNullable<Rule['use']>[] =>
  (rules as Rule[]).flatMap(({ use, oneOf = [] }) => [
    ...(Array.isArray(use) ? [use] : []),
    ...loadersIn(oneOf),
  ]);
