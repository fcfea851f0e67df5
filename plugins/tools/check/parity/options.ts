import { z } from 'zod';

/** Options of `pluginParity()`. */
export const ParityOptions = z.strictObject({
  /** Routes (beginnings, such as `/blog`) that exist in one language only, with the reason. */
  ignore: z.record(z.string(), z.string().min(1)).default({}),
  /** Whether readers see a notice on a section whose original has changed. @default true */
  notice: z.boolean().default(true),
  /** Severity of a stale translation: an error fails the build. @default 'error' */
  stale: z.enum(['warning', 'error']).default('error'),
});

/** Input of `pluginParity()`. */
export type ParityOptions = z.input<typeof ParityOptions>;
/** The options with their defaults. */
export type ParitySettings = z.output<typeof ParityOptions>;
