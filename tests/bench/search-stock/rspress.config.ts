import { join } from 'node:path';
import { defineConfig } from '@rspress/core';
import site from '../../../rspress.config';

/** The site with the stock search in place of ours, for comparison. */
export default defineConfig({
  ...site,
  themeDir: join(import.meta.dirname, 'theme'),
  outDir: 'node_modules/.cache/duet/search-stock',
});
