import { z } from 'zod';
import { languageTags } from '../../../shared/node/languages';

/** Images as previews find them: a path of the public folder, or a full address. */
export const imageAddress = /^(\/|https?:\/\/)/;

const image = z
  .string()
  .regex(imageAddress, 'expected a path of the public folder such as "/og.png", or a full address');

/** Options of `pluginHead()`. */
export const HeadOptions = z.strictObject({
  /** Image of link previews: a PNG or JPEG of about 1200 × 630 pixels. A page can set its own with `image` in its frontmatter. Default: none. */
  image: z
    .union(
      [
        image,
        z.strictObject({
          /** Path in the public folder such as `/og.png`, or a full address. */
          src: image,
          /** Description of the image. */
          alt: z.string().optional(),
          /** Width in pixels. */
          width: z.int().positive().optional(),
          /** Height in pixels. */
          height: z.int().positive().optional(),
        }),
      ],
      {
        error:
          'expected a path of the public folder such as "/og.png", a full address, or an image with `src`',
      },
    )
    .optional(),
  /** Account of the site on X, such as `@example`. Default: none. */
  twitterSite: z
    .string()
    .regex(/^@\w+$/, 'expected an account such as "@name"')
    .optional(),
  /** Values of `og:locale` by language, where they differ from the language's code. @default { en: 'en_US', zh: 'zh_CN' } */
  locales: languageTags.default({ en: 'en_US', zh: 'zh_CN' }),
  /** Pages of other versions than the default one, on a site with versions. @default {} */
  versions: z
    .strictObject({
      /** Whether the canonical address of a page is that of the same page in the default version, if there is one. @default false */
      canonical: z.boolean().default(false),
      /** Versions that search engines should not list. @default [] */
      noindex: z.array(z.string()).default([]),
    })
    .default({ canonical: false, noindex: [] }),
  /** Whether pages have breadcrumbs for search engines (JSON-LD). @default true */
  breadcrumbs: z.boolean().default(true),
});

/** Options of `pluginHead()`. */
export type HeadOptions = z.input<typeof HeadOptions>;

/** Options with their defaults filled in. */
export type HeadSettings = z.output<typeof HeadOptions>;
