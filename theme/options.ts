import { z } from 'zod';

const words = z.string().min(1, 'expected some text, got an empty string');
/** One value for all languages, or one per language. */
const perLanguage = z.union([words, z.record(z.string(), words)], {
  error: 'expected text, or one text per language such as { en: "…", zh: "…" }',
});

const Announcement = z.strictObject({
  /** What it says. */
  message: perLanguage,
  /** Where it leads. @default no link */
  link: z.strictObject({ text: perLanguage, href: perLanguage }).optional(),
  /** Key in local storage under which it is kept that the reader has closed it; a new message wants a new key. */
  storageKey: words,
  /** Versions of a `multiVersion` site whose pages show it. @default all */
  versions: z.array(words).min(1, 'expected at least one version').optional(),
});

const ToolLink = z.strictObject({
  /** Name of the tool, the same in every language. */
  name: words,
  /** What it is, in Chinese. */
  desc: words,
  /** What it is, in English. */
  descEn: words,
  /** Address of its logo; a path below the site's public folder, or a URL. */
  logo: words,
  /** Its site; the Chinese one where there are two. */
  url: words,
  /** Its English site. @default url */
  urlEn: words.optional(),
  /** Size of the logo against the others, for drawings with much air around them. @default 1 */
  logoScale: z.number().positive('expected a number above 0').optional(),
});

/** Tools under one title, as the popover shows them. */
const ToolGroup = z.strictObject({
  /** Title in Chinese. */
  title: words,
  /** Title in English. */
  titleEn: words,
  links: z.array(ToolLink).min(1, 'expected at least one tool'),
});

/** What Rspress's own `search` option does not know, typed; see SearchSettings for what each means. */
const Search = z.strictObject({
  mode: z.enum(['local', 'remote']).optional(),
  apiUrl: words.optional(),
  searchIndexes: z.array(z.union([words, z.strictObject({ value: words, label: words })])).optional(),
  searchLoading: z.boolean().optional(),
  timeoutMs: z.number().positive('expected milliseconds above 0').optional(),
  limit: z.int().positive('expected a number of pages above 0').optional(),
  versioned: z.boolean().optional(),
  codeBlocks: z.boolean().optional(),
  searchHooks: words.optional(),
  synonyms: z.array(z.array(words).min(2, 'expected at least two words that mean the same')).optional(),
});

/** Checks the options of `pluginDuet()`. */
export const DuetOptions = z.strictObject({
  /** A line above the navbar of every page, which the reader can close. @default none */
  announcement: Announcement.optional(),
  /** The sibling tools behind the grid icon in the navbar. @default no icon */
  ecosystem: ToolGroup.optional(),
  /** Search, over the site's own `search` option. @default local search */
  search: Search.refine(({ mode, apiUrl }) => mode !== 'remote' || apiUrl, {
    error: 'remote mode needs the address to ask: apiUrl',
    // Also beside other mistakes, so that all are told at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }).optional(),
  /** The line at the foot of landing pages, text or HTML. @default themeConfig.footer.message */
  footer: perLanguage.optional(),
});

/** Options of `pluginDuet()`. */
export type DuetOptions = z.input<typeof DuetOptions>;

/** A text for all languages, or one per language. */
export type PerLanguage = z.output<typeof perLanguage>;
