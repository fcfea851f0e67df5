import { z } from 'zod';
import { patternSchema } from '../../../shared/node/patternSchema';

const color = z.string().regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'expected a color such as "#b03a0b"');
const wrongLogo = 'expected an SVG or PNG file of the public folder such as "/logo.svg", or false';
const files = z.array(z.string().min(1)).min(1, 'expected at least one font file');

/** Options of `pluginSocialImages()`. */
export const SocialImagesOptions = z.strictObject({
  /** Fonts of the pictures; those of the machine are never used. A file is a path from the folder of the Rspress config, or of an installed package, such as `@fontsource/inter/files/inter-latin-700-normal.woff`: TrueType, OpenType or WOFF, not WOFF2. A character has the first font of the list that has it. */
  fonts: z.strictObject({
    /** Font files of page titles, in order of preference. */
    title: files,
    /** Font files of the other texts. Default: those of titles. */
    text: files.optional(),
  }),
  /** Logo above the title: an SVG or PNG file of the public folder, such as `/logo.svg`; `false` for none. Default: the `logo` of the site for light pages, if it is such a file. */
  logo: z
    .union(
      [z.literal(false), z.string().refine(path => /^\/.+\.(svg|png)$/i.test(path), { error: wrongLogo })],
      {
        error: wrongLogo,
      },
    )
    .optional(),
  /** Colors of the pictures. @default {} */
  colors: z
    .strictObject({
      /** Color behind everything. @default '#fffefc' */
      background: color.default('#fffefc'),
      /** Color of the title. @default '#1f1b16' */
      title: color.default('#1f1b16'),
      /** Color of the name of the site and of the description. @default '#544d45' */
      text: color.default('#544d45'),
      /** Color of the bar at the bottom: the brand color of the site. @default '#b03a0b' */
      brand: color.default('#b03a0b'),
    })
    .prefault({}),
  /** Pages without a picture: regular expressions on paths without version and language. @default [] */
  exclude: z.array(patternSchema).default([]),
});

/** Options of `pluginSocialImages()`. */
export type SocialImagesOptions = z.input<typeof SocialImagesOptions>;

/** Options with their defaults filled in. */
export type SocialImagesSettings = z.output<typeof SocialImagesOptions>;
