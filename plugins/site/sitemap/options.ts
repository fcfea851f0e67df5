import { z } from 'zod';
import { patternSchema } from '../../../shared/node/patternSchema';

/** Options of `pluginSitemap()`. */
export const SitemapOptions = z.strictObject({
  /** Pages to leave out: regular expressions on paths without version and language. `sitemap: false` in a page's frontmatter does the same. @default [] */
  exclude: z.array(patternSchema).default([]),
  /** Whether to write `robots.txt`; `disallow` lists paths that crawlers should not visit. @default true */
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
