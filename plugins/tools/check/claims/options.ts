import { availableParallelism } from 'node:os';
import { z } from 'zod';

/** Options of `pluginClaims()`. */
export const ClaimsOptions = z.strictObject({
  /** Folder, relative to the project, whose `node_modules` contains the packages that claims run. @default '.' */
  packages: z.string().default('.'),
  /** Seconds after which a claim fails. @default 120 */
  timeout: z.number().positive().default(120),
  /** Number of claims that run at the same time. @default one per core */
  parallel: z.number().int().positive().default(availableParallelism()),
  /** File, relative to the project, that lists the claims that held. Commit it, and a fresh clone runs only the others. @default none */
  record: z.string().optional(),
});

/** Input of `pluginClaims()`. */
export type ClaimsOptions = z.input<typeof ClaimsOptions>;
/** The options with their defaults. */
export type ClaimsSettings = z.output<typeof ClaimsOptions>;
