import { availableParallelism } from 'node:os';
import { z } from 'zod';

/** Options of `pluginSamples()`. */
export const SamplesOptions = z.strictObject({
  /** Folder, relative to the project, whose `node_modules` contains the documented packages. @default '.' */
  packages: z.string().default('.'),
  /** Folder or package of TypeScript (5.4 or newer of the 5.x line), resolved from `packages`. @default 'typescript' */
  typescript: z.string().default('typescript'),
  /** Modules whose types every sample sees, such as `tool/types`. */
  ambient: z.array(z.string()).default([]),
  /** Compiler options that override the defaults (strict, bundler resolution, react-jsx), as in tsconfig.json. */
  compilerOptions: z.record(z.string(), z.unknown()).default({}),
  /** Commands whose use in shell blocks is compared with `<command> --help`. */
  commands: z.array(z.string().min(1)).default([]),
  /** How blocks marked `run` are built. Required if a page has one. */
  run: z
    .strictObject({
      /** Command, from `packages`, and arguments, such as `['tool', 'build']`. */
      command: z.array(z.string()).min(1),
      /** Files to add to examples that have none of that name (with any extension): path to content. */
      files: z.record(z.string(), z.string()).default({}),
      /** Seconds after which a run fails. @default 120 */
      timeout: z.number().positive().default(120),
      /** Number of parallel runs. @default one per core */
      parallel: z.number().int().positive().default(availableParallelism()),
    })
    .optional(),
});

/** Input of `pluginSamples()`. */
export type SamplesOptions = z.input<typeof SamplesOptions>;
/** The options with their defaults. */
export type SamplesSettings = z.output<typeof SamplesOptions>;
