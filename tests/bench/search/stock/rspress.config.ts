import { join } from 'node:path';
import { defineConfig } from '@rspress/core';
import site from '../../../../rspress.config';

/** The site with the stock search instead of ours, for comparison. */
export default defineConfig({
  ...site,
  themeDir: join(import.meta.dirname, 'theme'),
  outDir: 'node_modules/.cache/duet/search-stock',
  plugins: [
    ...(site.plugins ?? []),
    {
      name: 'stock-index',
      async modifySearchIndexData(pages) {
        // After our own hook, which also runs: what it adds is not part of the stock search.
        await Promise.resolve();
        for (const page of pages as unknown as Array<Record<string, unknown>>) {
          delete page.keywords;
          delete page.id;
          delete page.domain;
        }
      },
    },
  ],
});
