import { availableParallelism } from 'node:os';
import { z } from 'zod';

const severity = z.enum(['off', 'warning', 'error']);

/** Options of `pluginClaims()`. */
export const ClaimsOptions = z.strictObject({
  /** Folder, relative to the project, whose `node_modules` contains the packages that claims run. @default '.' */
  packages: z.string().default('.'),
  /** Seconds after which a claim fails. @default 120 */
  timeout: z.number().positive().default(120),
  /** Number of claims that run at the same time. @default one per core */
  parallel: z.number().int().positive().default(availableParallelism()),
  /** Severity of sentences that contain a universal word (`words`) and have no claim. @default 'off' */
  universal: severity.default('off'),
  /** Universal words; those in Latin script match whole words only. */
  words: z
    .array(z.string().min(1))
    .default(['all', 'always', 'never', 'only', 'every', 'no other', '所有', '总是', '只有', '从不']),
  /** Phrases with such a word that do not make a sentence universal, in lower case. */
  idioms: z
    .array(z.string().min(1))
    .default([
      'not only',
      'read-only',
      'at all',
      'all the same',
      'after all',
      'above all',
      'first of all',
      'all in all',
      '不只有',
      '从不带',
      '从不同',
      '从不是',
    ]),
  /** Severity of errors without a claim: rows of `errorTables`, entries of `errorSections`. @default 'off' */
  uncovered: severity.default('off'),
  /** Words in the first header cell of a table of errors, in lower case. */
  errorTables: z.array(z.string().min(1)).default(['error', 'message', 'symptom', '报错', '错误', '现象']),
  /** Ids of sections in which paragraphs and list items that begin with bold text count as errors, too. */
  errorSections: z.array(z.string().min(1)).default(['if-something-fails', 'troubleshooting']),
  /** Regular expressions for the beginning of the tool's messages; each quoted message needs a claim that prints it. */
  messages: z.array(z.string().min(1)).default([]),
  /** Routes of pages, each with a JSON file that lists the options the page must mention. */
  lists: z.record(z.string(), z.string()).default({}),
  /** Severity of defaults, types and versions that differ from the facts on the option's own page. @default 'error' */
  contradictions: severity.default('error'),
  /** Route of the folder with one page per option, such as `/config`; contradictions are found there. */
  folder: z.string().default('/config'),
});

/** Input of `pluginClaims()`. */
export type ClaimsOptions = z.input<typeof ClaimsOptions>;
/** The options with their defaults. */
export type ClaimsSettings = z.output<typeof ClaimsOptions>;
