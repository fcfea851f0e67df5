import { z } from 'zod';

/** Options of `pluginOptionPages()`. */
export const OptionPagesOptions = z.strictObject({
  /** Route of the folder whose pages describe one option each, such as `/config`. */
  folder: z.string().regex(/^\/.*[^/]$/, 'expected a route such as "/config"'),
  /** Package whose type lists the options. */
  package: z.string().min(1),
  /** Name of that type among the package's exports. */
  type: z.string().min(1),
  /** Folder, relative to the project, from which the package is resolved. @default '.' */
  packages: z.string().default('.'),
  /** Folder or package of TypeScript (5.4 or newer of the 5.x line), from `packages`. @default 'typescript' */
  typescript: z.string().default('typescript'),
  /** Module, relative to the project: `(mode: 'development' | 'production') => options` as the package fills them in. Without it, defaults are not compared. */
  defaults: z.string().optional(),
  /** JSON file, relative to the project, that `duet check options --versions` writes. */
  versions: z.string().optional(),
  /** First version that the docs describe: options that it already has state no version. @default '1.0.0' */
  since: z.string().default('1.0.0'),
  /** Options without a page (by path) and pages without an option (by route), with the reason. */
  ignore: z.record(z.string(), z.string().min(1)).default({}),
});

/** Input of `pluginOptionPages()`. */
export type OptionPagesOptions = z.input<typeof OptionPagesOptions>;
/** The options with their defaults. */
export type OptionPagesSettings = z.output<typeof OptionPagesOptions>;
