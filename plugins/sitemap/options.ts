import { z } from 'zod';
import { pattern } from '../../shared/pattern';

/** Options of `pluginSitemap()`. */
export const SitemapOptions = z.strictObject({
  /**
   * Pages to leave out: regular expressions on the path without the prefixes of version
   * and language. A page can also opt out with `sitemap: false` in its frontmatter.
   * @default []
   */
  exclude: z.array(pattern).default([]),
  /**
   * Whether to write `robots.txt`; one in the public folder gets a line for the sitemap.
   * `disallow` lists paths that crawlers should not visit.
   * @default true
   */
  robots: z
    .union([
      z.boolean(),
      z.strictObject({
        /** Paths that crawlers should not visit; each begins with `/`. */
        disallow: z.array(z.string().startsWith('/')),
      }),
    ])
    .default(true),
});

/** Options of `pluginSitemap()`. */
export type SitemapOptions = z.input<typeof SitemapOptions>;
