import { z } from 'zod';
import { perLanguage } from '../shared/perLanguage';
import { perLanguageSchema } from '../shared/perLanguageSchema';

const words = z.string().min(1, 'expected some text, got an empty string');
const Announcement = z.strictObject({
  /** What it says. */
  message: perLanguageSchema,
  /** Where it leads. @default no link */
  link: z.strictObject({ text: perLanguageSchema, href: perLanguageSchema }).optional(),
  /** Key in local storage under which it is kept that the reader has closed it; a new message wants a new key. */
  storageKey: words,
  /** Versions of a `multiVersion` site whose pages show it. @default all */
  versions: z.array(words).min(1, 'expected at least one version').optional(),
});

const ToolLink = z
  .strictObject({
    /** Name of the tool, the same in every language. */
    name: words,
    /** What it is; in Chinese if `descEn` is given. */
    desc: perLanguageSchema,
    /** What it is, in English. @default desc */
    descEn: words.optional(),
    /** Address of its logo; a path below the site's public folder, or a URL. */
    logo: words,
    /** Its site; the Chinese one if `urlEn` is given. */
    url: perLanguageSchema,
    /** Its English site. @default url */
    urlEn: words.optional(),
    /** Size of the logo relative to the others, for drawings with wide margins. @default 1 */
    logoScale: z.number().positive('expected a number above 0').optional(),
  })
  .transform(({ desc, descEn, url, urlEn, ...rest }) => ({
    ...rest,
    desc: perLanguage(desc, descEn),
    url: perLanguage(url, urlEn),
  }));

const ToolGroup = z
  .strictObject({
    /** Title; in Chinese if `titleEn` is given. */
    title: perLanguageSchema,
    /** Title in English. @default title */
    titleEn: words.optional(),
    links: z.array(ToolLink).min(1, 'expected at least one tool'),
  })
  .transform(({ title, titleEn, links }) => ({ title: perLanguage(title, titleEn), links }));

/** A sibling tool. Texts have one form for all languages, or Chinese and English fields. */
export type ToolLink = z.input<typeof ToolLink>;

/** Tools under one title, as the popover shows them. */
export type ToolGroup = z.input<typeof ToolGroup>;

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
  footer: perLanguageSchema.optional(),
});

/** Options of `pluginDuet()`. */
export type DuetOptions = z.input<typeof DuetOptions>;

/** Options of `pluginDuet()` after the check, with every text in the one form. */
export type DuetSettings = z.output<typeof DuetOptions>;
