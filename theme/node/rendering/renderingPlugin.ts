// Renders only pages that have changed since the last build, on all processors: the design is in ARCHITECTURE.md.
// Without it: Rspress renders every page in each build, on one processor.
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { hashOfFolders } from '../../../shared/node/cacheKey';
import { pageDataFile } from '../../../shared/node/siteData';
import { compilerError } from '../../../shared/node/userError';
import { builderPlugin } from '../builderPlugin';
import { endPart, othersOf, partOf } from '../parts/part';
import type { ThemePatch } from '../patches/themePatch';
import { isPageData, readBundle, withReadData } from './bundle';
import { PageCache } from './pageCache';
import { Renderer } from './renderer';

/** What each of Rspress's builds for Node.js renders. */
const kinds: Record<string, string> = { node: 'pages', node_md: 'pages as Markdown' };
const environments = Object.keys(kinds);
const hint = 'What a component needs of a browser, it can read in an effect';
const registry = Symbol.for('rspress-theme-duet/rendering');

/** Stands for the bundle, which Rspress loads; the main process loads the bundle itself only if it has to. */
const entryFor = (environment: string, whole: string) => `const load = async () => require('./${whole}');
const renderer = globalThis[Symbol.for('${registry.description}')]?.['${environment}'];
exports.render = async (...given) => {
  try {
    return (await renderer?.render(...given)) ?? (await (await load()).render(...given));
  } catch (error) {
    // Rspress's own workers have no renderer.
    if (!renderer) throw error;
    return renderer.failed(given[0], error);
  }
};
`;

/** Reuses rendered pages of the last build, and renders the others in parallel. */
export const rendering: ThemePatch = patches => {
  const part = partOf();
  const pageFiles = new Map<string, string>();
  const plugin: RspressPlugin = {
    ...builderPlugin('rendering', api => {
      if (api.context.action !== 'build') return;
      const apply = patches.patch<string>(
        {
          name: 'rendering',
          package: '@rspress/core',
          loss: 'every build renders all pages, on one processor',
          file: pageDataFile,
        },
        isPageData,
        withReadData,
      );
      api.transform({ test: pageDataFile, environments, order: 'post' }, ({ code }) => apply(code));
      if (!patches.isOn('rendering')) return;

      api.modifyRspackConfig((config, { environment }) => {
        // What several pages use is in the file of each, and so decides about these pages alone.
        // Nor do names and places of modules depend on the pages that use them.
        if (environments.includes(environment.name))
          config.optimization = {
            ...config.optimization,
            splitChunks: false,
            concatenateModules: false,
            moduleIds: 'named',
          };
      });
      const renderers: Record<string, Renderer> = {};
      /** Environments of this build whose pages are not rendered yet. */
      const unrendered = new Set<string>();
      api.onBeforeBuild(() => {
        const names = Object.keys(api.getNormalizedConfig().environments);
        for (const name of names) if (environments.includes(name)) unrendered.add(name);
      });
      Reflect.set(globalThis, registry, renderers);
      api.processAssets(
        { stage: 'optimize-hash', environments },
        ({ assets, compilation, environment, sources }) => {
          const files = Object.keys(assets)
            .filter(name => name.endsWith('.cjs'))
            .sort();
          const bundle = readBundle(compilation, files, name => assets[name]!.source().toString());
          if (compilation.errors.length > 0 || !bundle) return;
          const { name, config, distPath } = environment;
          const whole = `whole-${name}.cjs`;
          const folder = join(api.context.cachePath, 'duet-pages', name);
          const cache = new PageCache(
            config.performance.buildCache ? folder : undefined,
            hashOfFolders(import.meta.dirname),
            bundle,
          );
          const path = bundle.entry.replace(/[^/]+$/, whole);
          renderers[name] = new Renderer({
            kind: kinds[name]!,
            bundle: join(distPath, path),
            cache,
            files: pageFiles,
            others: othersOf(pageFiles.keys(), part),
          });
          compilation.emitAsset(path, assets[bundle.entry]!);
          compilation.updateAsset(bundle.entry, new sources.RawSource(entryFor(name, whole)));
        },
      );
      api.processAssets({ stage: 'report', environments }, async ({ environment }) => {
        const renderer = renderers[environment.name];
        if (!renderer) return;
        await renderer.close();
        const { reused, rendered } = renderer;
        const problems = renderer.problems.sort().join('\n');
        // Where the bundle threw says nothing to the writer.
        if (problems && environment.name === 'node')
          throw compilerError(
            `[rspress-theme-duet] These pages cannot be rendered:\n${problems}\n${hint}; \`NoSSR\` leaves it out.`,
          );
        if (problems)
          api.logger.warn(
            `[rspress-theme-duet] These pages cannot be rendered as Markdown, so their .md is empty:\n${problems}\n${hint}, or leave out where \`import.meta.env.SSG_MD\` is set.`,
          );
        if (reused > 0)
          api.logger.info(
            `${rendered} ${kinds[environment.name]} rendered, ${reused} unchanged since the last build.`,
          );
        if (!part) return;
        unrendered.delete(environment.name);
        if (unrendered.size === 0) endPart(part, join(api.context.cachePath, 'duet-pages'), api.logger);
      });
    }),
    routeGenerated(routes) {
      for (const { routePath, absolutePath } of routes) pageFiles.set(routePath, absolutePath);
    },
  };
  return plugin;
};
