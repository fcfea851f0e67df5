import { z } from 'zod';

/** Options of `pluginPages()`. */
export const PagesOptions = z.strictObject({
  /** Frontmatter keys that pages may have besides those of Rspress. */
  frontmatter: z.array(z.string()).default([]),
  /** Most characters that a description has, by language; `*` for the others. @default { '*': 160 } */
  descriptionLength: z.record(z.string(), z.number().int().positive()).default({ '*': 160 }),
  /** Routes whose pages need no description, with the reason. */
  noDescription: z.record(z.string(), z.string().min(1)).default({}),
  /**
   * JSON file, relative to the project, with the anchors of the last release; `duet-check pages --release`
   * writes it. Without it removed anchors are not noticed.
   */
  anchors: z.string().optional(),
  /** Addresses (beginnings) that are no longer to be linked to, with the reason. */
  avoid: z.record(z.string(), z.string().min(1)).default({}),
});

/** What a site writes; see {@link PagesOptions}. */
export type PagesOptions = z.input<typeof PagesOptions>;
/** The options with their defaults. */
export type PagesSettings = z.output<typeof PagesOptions>;
