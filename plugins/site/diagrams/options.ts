import { z } from 'zod';

/** Options of `pluginDiagrams()`. */
export const DiagramsOptions = z.strictObject({
  /** Whether a diagram that cannot be drawn fails the build. Otherwise the build warns, and the page shows the source. @default false */
  strict: z.boolean().default(false),
});

/** Options of `pluginDiagrams()`. */
export type DiagramsOptions = z.input<typeof DiagramsOptions>;
