import { z } from 'zod';
import { languageTags } from '../../../shared/node/languages';
import { patternSchema } from '../../../shared/node/patternSchema';
import { perLanguageSchema } from '../../../shared/node/perLanguageSchema';
import { uniqueItems } from '../../../shared/node/uniqueItems';

const FeedOptions = z.strictObject({
  /** Name of the feed, and the folder of its files: `releases` gives `/releases/rss.xml`, `/zh/releases/rss.xml`. */
  id: z.string().regex(/^[\w-]+$/, 'expected letters, digits, "-" and "_" only'),
  /** Pages of the feed: a regular expression on the path without the prefixes of version and language. */
  match: patternSchema,
  /** Title of the feed, one for all languages or one per language. */
  title: perLanguageSchema,
  /** One sentence about the content of the feed, one for all languages or one per language. */
  description: perLanguageSchema,
  /** Author of the entries. Default: the title of the site. */
  author: z.string().min(1).optional(),
  /** Files to write per language. @default ['rss', 'atom'] */
  formats: z
    .array(z.enum(['rss', 'atom', 'json']))
    .min(1)
    .default(['rss', 'atom']),
  /** Content of an entry: the whole text of the page (`full`), or its description only (`summary`). @default 'full' */
  content: z.enum(['full', 'summary']).default('full'),
  /** Number of entries, newest first; 1 or more. @default 50 */
  limit: z.int().min(1).default(50),
  /** Pages that announce the feed: regular expressions, as `match`. A page can also name feeds itself: `link-rss: [releases]`. @default ['^/$'] */
  links: z.array(patternSchema).default(['^/$']),
});

/** Options of `pluginFeeds()`. */
export const FeedsOptions = z.strictObject({
  /** The feeds; each is written once per language. */
  feeds: z.array(FeedOptions).min(1, 'expected at least one feed').superRefine(uniqueItems('id')),
  /** Language tags that differ from the language's code in the Rspress config. @default { zh: 'zh-CN' } */
  languages: languageTags.default({ zh: 'zh-CN' }),
  /** Texts of `FeedLinks`, to add languages or to replace those of the plugin. */
  text: z
    .strictObject({
      /** Text before the links. */
      feedLinksTitle: perLanguageSchema.optional(),
    })
    .optional(),
});

/** Options of `pluginFeeds()`. */
export type FeedsOptions = z.input<typeof FeedsOptions>;

/** One feed with its defaults filled in. */
export type FeedSettings = z.output<typeof FeedOptions>;
