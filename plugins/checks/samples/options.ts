import { z } from 'zod';

/** Options of `pluginSamples()`. */
export const SamplesOptions = z.strictObject({
  /**
   * Folder, relative to the project, from which the samples' imports are resolved:
   * the one whose `node_modules` holds the documented packages. Default: the project's folder.
   */
  packages: z.string().default('.'),
  /**
   * Folder or package of the TypeScript compiler (5.4 or newer of the 5.x line, with its API),
   * resolved from `packages`.
   * @default 'typescript'
   */
  typescript: z.string().default('typescript'),
  /** Modules whose types every sample sees, such as `@rsbuild/core/types`. */
  ambient: z.array(z.string()).default([]),
  /** Compiler options on top of the defaults (strict, bundler resolution, react-jsx), as in tsconfig.json. */
  compilerOptions: z.record(z.string(), z.unknown()).default({}),
  /** Commands whose use in shell blocks is compared with what `<command> --help` says. */
  commands: z.array(z.string().min(1)).default([]),
  /** How blocks marked `run` are built. Without it such a block is a mistake. */
  run: z
    .strictObject({
      /** Command and arguments, the command being one of `packages`, such as `['rsbuild', 'build']`. */
      command: z.array(z.string()).min(1),
      /** Files that an example gets when it shows none of that name (any extension): path to content. */
      files: z.record(z.string(), z.string()).default({}),
      /** Seconds after which a run has failed. @default 120 */
      timeout: z.number().positive().default(120),
      /** Runs at a time. @default 2 */
      parallel: z.number().int().positive().default(2),
    })
    .optional(),
});

/** What a site writes; see {@link SamplesOptions}. */
export type SamplesOptions = z.input<typeof SamplesOptions>;
/** The options with their defaults. */
export type SamplesSettings = z.output<typeof SamplesOptions>;
