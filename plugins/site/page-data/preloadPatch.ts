// Saves one round trip on every page: the script of its sidebar loads in parallel with the page's own script.
// Without it: that script begins to load when the page's own script has arrived.
import type { Rspack } from '@rsbuild/core';
import { moduleFile } from './pageModules';
import { type PageDataPatches, type SiteModel, sharedFile } from './siteModel';

/**
 * Finds the scripts that each route's page loads in addition to its own.
 * @param folder folder of the modules with the data of pages
 */
export function preloadPatch(patches: PageDataPatches, site: SiteModel, folder = '') {
  const groupsByFile = (compilation: Rspack.Compilation) =>
    new Map(compilation.chunkGroups.map(group => [group.origins[0]?.request ?? '', group]));
  return patches.patch<Rspack.Compilation>(
    { name: 'preload', package: '@rspress/core', loss: "the script of a page's sidebar loads later" },
    compilation => {
      const groups = groupsByFile(compilation);
      return site.routes().some(({ absolutePath }) => groups.has(absolutePath));
    },
    compilation => {
      const base = String(compilation.outputOptions.publicPath ?? '/');
      const groups = groupsByFile(compilation);
      for (const { absolutePath, routePath } of site.routes()) {
        const group = groups.get(absolutePath);
        if (!group) continue;
        // Rspress itself preloads the chunk that has the name of the group.
        const others = group.chunks.filter(({ name }) => name !== group.name);
        const data = sharedFile(site, absolutePath) && groups.get(moduleFile(folder, { routePath }));
        const files = [...others, ...(data ? data.chunks : [])].flatMap(({ files }) => [...files]);
        const scripts = files.filter(file => file.endsWith('.js')).map(file => base + file);
        site.scripts.set(routePath, scripts);
      }
      return compilation;
    },
  );
}
