import { z } from 'zod';
import { perLanguageSchema } from '../../../shared/node/perLanguageSchema';
import { uniqueItems } from '../../../shared/node/uniqueItems';

const PackageOptions = z.strictObject({
  /** Modules whose exports are documented, from the folder of the Rspress config: `['../src/index.ts']`. */
  entryPoints: z.array(z.string().min(1)).min(1, 'expected at least one module'),
  /** Folder of the pages, below the folder of a language: `/api/`. All files in it are the plugin's. */
  folder: z.string().regex(/^(\/[\w-]+)+\/$/, 'expected a folder such as "/api/"'),
  /** Title of the first page, one for all languages or one per language. */
  title: perLanguageSchema,
  /** Description of the first page, one for all languages or one per language. */
  description: perLanguageSchema.optional(),
  /** Configuration of TypeScript for the entry points. @default the nearest `tsconfig.json` above the first entry point */
  tsconfig: z.string().optional(),
  /** Address of a line of the source, with `{path}` (from the top of the repository) and `{line}`. Without it, pages have no links to the source. */
  source: z.string().includes('{path}', 'expected an address with {path}').optional(),
});

/** Options of `pluginApiReference()`. */
export const ApiReferenceOptions = z.strictObject({
  /** The packages; each gets a folder of pages. */
  packages: z
    .array(PackageOptions)
    .min(1, 'expected at least one package')
    .superRefine(uniqueItems('folder')),
  /** Language of the comments in the source. @default 'en' */
  commentLang: z.string().default('en'),
  /** Folder, from that of the Rspress config, whose `node_modules` contains TypeDoc. @default '.' */
  typedoc: z.string().default('.'),
});

/** Options of `pluginApiReference()`. */
export type ApiReferenceOptions = z.input<typeof ApiReferenceOptions>;

/** One package with its defaults filled in. */
export type PackageSettings = z.output<typeof PackageOptions>;
