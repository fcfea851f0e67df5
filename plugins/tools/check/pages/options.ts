import { z } from 'zod';

/** Options of `pluginPages()`. */
export const PagesOptions = z.strictObject({
  /** Frontmatter keys that pages may have in addition to those of Rspress. */
  frontmatter: z.array(z.string()).default([]),
  /** Maximum number of characters of a description, by language; `*` for the others. @default { '*': 160 } */
  descriptionLength: z.record(z.string(), z.number().int().positive()).default({ '*': 160 }),
  /** Routes whose pages need no description, with the reason. */
  noDescription: z.record(z.string(), z.string().min(1)).default({}),
  /** JSON file, relative to the project, with the anchors of the last release, as `duet check pages --release` writes it. Without it, removed anchors are not reported. */
  anchors: z.string().optional(),
  /** Folder or package of TypeScript (5.4 or newer of the 5.x line) for the check of components. Without it, or without `@types/react`, components are not checked. @default 'typescript' */
  typescript: z.string().default('typescript'),
  /** Components that a plugin of the site replaces, such as `Term` of `pluginGlossary()`: they are neither imported nor checked. */
  replaced: z.array(z.string()).default([]),
  /** Beginnings of addresses that must not be linked to, with the reason. */
  avoid: z.record(z.string(), z.string().min(1)).default({}),
});

/** Input of `pluginPages()`. */
export type PagesOptions = z.input<typeof PagesOptions>;
/** The options with their defaults. */
export type PagesSettings = z.output<typeof PagesOptions>;
