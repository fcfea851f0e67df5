import { z } from 'zod';

/** The source of a regular expression that matches `text` literally. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** An option that holds the source of a regular expression. */
export const pattern = z.string().refine(
  source => {
    try {
      return new RegExp(source) !== undefined;
    } catch {
      return false;
    }
  },
  { error: ({ input }) => `expected a regular expression such as "^/blog/.+", got "${input}"` },
);
