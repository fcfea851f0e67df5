import { z } from 'zod';
import { perLanguageSchema } from '../../../shared/node/perLanguageSchema';

/** Options of `pluginGlossary()`. */
export const GlossaryOptions = z.strictObject({
  /** The file with the terms, YAML or JSON, from the folder of the Rspress config: one for all languages or one per language. */
  file: perLanguageSchema,
  /** Whether the first mention of every term on a page is marked, without a tag. @default false */
  firstMention: z.boolean().default(false),
});

/** Options of `pluginGlossary()`. */
export type GlossaryOptions = z.input<typeof GlossaryOptions>;
