// Rspress looks for the title and the outline of a page under its path in the folder of the site, and the bundler
// follows symbolic links: linked pages had neither, and their links no language.
import { realpathSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { builderPlugin } from './builderPlugin';

/** Keeps the paths of pages that are symbolic links, or in a linked folder. */
export function linkedPagesPlugin(): RspressPlugin {
  return builderPlugin('linked-pages', api => {
    api.modifyRspackConfig(({ module }) => {
      module.rules = [...(module.rules ?? []), { test: /virtual-routes\.js$/, resolve: { symlinks: false } }];
    });
    // Only the file that is linked to changes.
    api.transform({ test: { and: [/\.mdx?$/, isLinked] } }, ({ code, resourcePath, addDependency }) => {
      addDependency(realpathSync(resourcePath));
      return code;
    });
  });
}

const isLinked = (path: string) => realpathSync(path) !== path;
