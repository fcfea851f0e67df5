import { z } from 'zod';
import { perLanguageSchema } from '../../../shared/node/perLanguageSchema';
import { uniqueItems } from '../../../shared/node/uniqueItems';

const DocumentOptions = z.strictObject({
  /** File of the document, OpenAPI 3.0 or 3.1 as YAML or JSON, from the folder of the Rspress config: one for all languages or one per language. */
  input: perLanguageSchema,
  /** Folder of the pages, below the folder of a language: `/api/`. All files in it are the plugin's. */
  folder: z.string().regex(/^(\/[\w-]+)+\/$/, 'expected a folder such as "/api/"'),
  /** Title of the first page, one for all languages or one per language. @default the title in the document */
  title: perLanguageSchema.optional(),
  /** Description of the first page, one for all languages or one per language. @default the first sentence of the description in the document */
  description: perLanguageSchema.optional(),
  /** Language of the texts in a document that all languages share. @default 'en' */
  lang: z.string().default('en'),
  /** Samples of a request, in this order. @default ['curl', 'javascript'] */
  samples: z.array(z.enum(['curl', 'javascript'])).default(['curl', 'javascript']),
  /** Levels of objects inside objects that a table shows; below them, it has links to the schemas. @default 1 */
  depth: z.int().min(0).max(5).default(1),
});

/** Options of `pluginOpenApi()`. */
export const OpenApiOptions = z.strictObject({
  /** The documents; each gets a folder of pages. */
  documents: z
    .array(DocumentOptions)
    .min(1, 'expected at least one document')
    .superRefine(uniqueItems('folder')),
});

/** Options of `pluginOpenApi()`. */
export type OpenApiOptions = z.input<typeof OpenApiOptions>;

/** One document with its defaults filled in. */
export type DocumentSettings = z.output<typeof DocumentOptions>;
