import { z } from 'zod';

/** Options of `pluginPageData()`. */
export const PageDataOptions = z.strictObject({
  /**
   * Who gets to see the list of all pages (`usePages()`): `where-used` gives it to overview
   * pages and to pages whose source names `Overview`, `usePages` or `usePageData`;
   * `everywhere` keeps it, without headings and frontmatter, in the first load of every page,
   * for themes that read it outside of pages.
   * @default 'where-used'
   */
  pages: z.enum(['where-used', 'everywhere']).default('where-used'),
});

/** Options of `pluginPageData()`. */
export type PageDataOptions = z.input<typeof PageDataOptions>;
