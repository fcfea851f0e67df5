import { z } from 'zod';

/** Options of `pluginOptions()`. */
export const OptionsOptions = z.strictObject({
  /** Route of the folder whose pages describe one option each, such as `/config`. */
  folder: z.string().regex(/^\/.*[^/]$/, 'expected a route such as "/config"'),
  /** Package whose type lists the options. */
  package: z.string().min(1),
  /** Name of that type among the package's exports. */
  type: z.string().min(1),
  /** Folder, relative to the project, from which the package is resolved. Default: the project's folder. */
  packages: z.string().default('.'),
  /** Folder or package of TypeScript (5.4 or newer of the 5.x line), from `packages`. @default 'typescript' */
  typescript: z.string().default('typescript'),
  /**
   * Module, relative to the project, whose default export takes `'development'` or `'production'`
   * and gives the options as the package fills them in. Without it no default is compared.
   */
  defaults: z.string().optional(),
  /** JSON file, relative to the project, that `duet-check options --versions` writes. */
  versions: z.string().optional(),
  /** Version from which on everything is as old as the docs: options this old show no version. @default '1.0.0' */
  since: z.string().default('1.0.0'),
  /** Options that need no page, and pages that describe no option (by route), with the reason. */
  ignore: z.record(z.string(), z.string().min(1)).default({}),
});

/** What a site writes; see {@link OptionsOptions}. */
export type OptionsOptions = z.input<typeof OptionsOptions>;
/** The options with their defaults. */
export type OptionsSettings = z.output<typeof OptionsOptions>;
