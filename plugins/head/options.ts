import { z } from 'zod';

const image = z
  .string()
  .regex(/^(\/|https?:\/\/)/, 'expected a path of the public folder such as "/og.png", or a full address');

/** Options of `pluginHead()`. */
export const HeadOptions = z.strictObject({
  /**
   * Picture for links in chats and social networks: a PNG or JPEG of about 1200 × 630 pixels.
   * A page can name its own by `image` in its frontmatter. Default: none.
   */
  image: z
    .union([
      image,
      z.strictObject({
        src: image,
        /** What the picture shows. */
        alt: z.string().optional(),
        /** Width in pixels. */
        width: z.int().positive().optional(),
        /** Height in pixels. */
        height: z.int().positive().optional(),
      }),
    ])
    .optional(),
  /** Account of the site on X, such as `@rspack_dev`. Default: none. */
  twitterSite: z
    .string()
    .regex(/^@\w+$/, 'expected an account such as "@name"')
    .optional(),
  /**
   * Values of `og:locale` for languages whose code alone is not exact.
   * @default { en: 'en_US', zh: 'zh_CN' }
   */
  locales: z.record(z.string(), z.string()).default({ en: 'en_US', zh: 'zh_CN' }),
  /**
   * Whether pages tell search engines their place in the site (JSON-LD breadcrumbs).
   * @default true
   */
  breadcrumbs: z.boolean().default(true),
});

/** Options of `pluginHead()`. */
export type HeadOptions = z.input<typeof HeadOptions>;

/** Options with their defaults filled in. */
export type HeadSettings = z.output<typeof HeadOptions>;
