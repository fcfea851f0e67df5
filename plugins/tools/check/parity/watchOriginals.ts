import { existsSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type Site, sourcesOf } from './staleNotice';

/** Compiles a translated page again when its original or the accepted fingerprints change, which the persistent cache would miss. */
export function watchOriginals(site: () => Site | undefined): RsbuildPlugin {
  return {
    name: 'rspress-duet-tools/parity-dependencies',
    setup(api) {
      api.transform({ test: /\.mdx?$/, order: 'pre' }, context => {
        const currentSite = site();
        const sources = currentSite && sourcesOf(context.resourcePath, currentSite);
        for (const file of sources ? [sources.original, sources.accepted] : []) {
          if (existsSync(file)) context.addDependency(file);
          else context.addMissingDependency(file);
        }
        return context.code;
      });
    },
  };
}
