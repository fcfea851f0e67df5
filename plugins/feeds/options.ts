import { z } from 'zod';
import { pattern } from '../../shared/pattern';
import { perLanguageSchema } from '../../shared/perLanguageSchema';

const FeedOptions = z.strictObject({
  /** Name of the feed, and the folder of its files: `releases` gives `/releases/rss.xml`, `/zh/releases/rss.xml`. */
  id: z.string().regex(/^[\w-]+$/, 'expected letters, digits, "-" and "_" only'),
  /** Which pages: a regular expression on their path without the prefixes of version and language. */
  match: pattern,
  /** Title of the feed. */
  title: perLanguageSchema,
  /** One sentence on what the feed brings. */
  description: perLanguageSchema,
  /** Who writes; RSS readers and Atom's rules want a name. Default: the title of the site. */
  author: z.string().min(1).optional(),
  /**
   * The files to write per language.
   * @default ['rss', 'atom']
   */
  formats: z
    .array(z.enum(['rss', 'atom', 'json']))
    .min(1)
    .default(['rss', 'atom']),
  /**
   * `full` sends the whole text of a page, `summary` its description alone.
   * @default 'full'
   */
  content: z.enum(['full', 'summary']).default('full'),
  /**
   * Newest entries to send, 1 or more.
   * @default 50
   */
  limit: z.int().min(1).default(50),
  /**
   * Pages that announce the feed to readers' programs, as regular expressions on the
   * path without prefixes. Pages can also name feeds in their frontmatter: `link-rss: [releases]`.
   * @default ['^/$']
   */
  links: z.array(pattern).default(['^/$']),
});

/** Options of `pluginFeeds()`. */
export const FeedsOptions = z.strictObject({
  /** The feeds; each is written once per language. */
  feeds: z.array(FeedOptions).min(1, 'expected at least one feed'),
  /**
   * Language tags for languages whose code alone is not exact.
   * @default { zh: 'zh-CN' }
   */
  languages: z.record(z.string(), z.string()).default({ zh: 'zh-CN' }),
});

/** Options of `pluginFeeds()`. */
export type FeedsOptions = z.input<typeof FeedsOptions>;

/** One feed with its defaults filled in. */
export type FeedSettings = z.output<typeof FeedOptions>;
