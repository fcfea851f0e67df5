import { z } from 'zod';
import { pattern } from '../../shared/pattern';

/** Options of `pluginSitemap()`. */
export const SitemapOptions = z.strictObject({
  /**
   * Pages to leave out: regular expressions on the path without the prefixes of version
   * and language. A page can also leave itself out by `sitemap: false` in its frontmatter.
   * @default []
   */
  exclude: z.array(pattern).default([]),
  /**
   * Whether to write `robots.txt`, or to name the sitemap in the one of the public folder.
   * `disallow` lists paths that crawlers should leave alone.
   * @default true
   */
  robots: z
    .union([z.boolean(), z.strictObject({ disallow: z.array(z.string().startsWith('/')) })])
    .default(true),
});

/** Options of `pluginSitemap()`. */
export type SitemapOptions = z.input<typeof SitemapOptions>;
