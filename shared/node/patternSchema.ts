import { z } from 'zod';

/** An option that holds the source of a regular expression. */
export const patternSchema = z.string().refine(
  source => {
    try {
      return new RegExp(source) !== undefined;
    } catch {
      return false;
    }
  },
  { error: ({ input }) => `expected a regular expression such as "^/blog/.+", got "${input}"` },
);
