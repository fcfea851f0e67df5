import { z } from 'zod';
import { patchSwitches } from '../shared/patchSwitches';
import { perLanguage } from '../shared/perLanguage';
import { perLanguageSchema } from '../shared/perLanguageSchema';

const words = z.string().min(1, 'expected some text, got an empty string');
const Announcement = z.strictObject({
  /** What it says. */
  message: perLanguageSchema,
  /** Where it leads. @default no link */
  link: z
    .strictObject({
      /** Text of the link. */
      text: perLanguageSchema,
      /** Target of the link: a path of the site, or a full address. */
      href: perLanguageSchema,
    })
    .optional(),
  /** Key in local storage that remembers that the reader closed it. Change the key when the message changes. */
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
    /** The tools, in the order of the menu. */
    links: z.array(ToolLink).min(1, 'expected at least one tool'),
  })
  .transform(({ title, titleEn, links }) => ({ title: perLanguage(title, titleEn), links }));

/** A sibling tool. Texts have one form for all languages, or Chinese and English fields. */
export type ToolLink = z.input<typeof ToolLink>;

/** Tools under one title, as the popover shows them. */
export type ToolGroup = z.input<typeof ToolGroup>;

const SearchIndex = z.strictObject({
  /** Name that the remote call sends. */
  value: words,
  /** Name on the tab. */
  label: words,
});

const Search = z.strictObject({
  /** `local` searches the static index in the browser, `remote` asks `apiUrl`. @default 'local' */
  mode: z.enum(['local', 'remote']).optional(),
  /** Address of the remote search; its contract is in the README of rspress-plugin-duet. */
  apiUrl: words.optional(),
  /** Indexes of the remote search; the first one is this site's own. */
  searchIndexes: z.array(z.union([words, SearchIndex])).optional(),
  /** Whether a line says that search is waiting for an answer. @default true */
  searchLoading: z.boolean().optional(),
  /** How long the remote search may take, in milliseconds. @default 8000 */
  timeoutMs: z.number().positive('expected milliseconds above 0').optional(),
  /** How many pages a search shows, 1 or more. @default 7 */
  limit: z.int().positive('expected a number of pages above 0').optional(),
  /**
   * Whether the index is cut into files, of which a query loads what it needs. `auto` keeps the index of a small
   * site in one file, and the terms of one with some hundred pages.
   * @default 'auto'
   */
  shards: z.union([z.literal('auto'), z.boolean()]).optional(),
  /** Whether each version has its own index. @default true */
  versioned: z.boolean().optional(),
  /** Whether the text of code blocks is found. @default true */
  codeBlocks: z.boolean().optional(),
  /** Module with any of `beforeSearch`, `onSearch`, `afterSearch` (once per query, with the whole index) and `render`. */
  searchHooks: words.optional(),
  /** Groups of names for the same thing, read at build time, in addition to the common ones of the web. @default [] */
  synonyms: z.array(z.array(words).min(2, 'expected at least two words that mean the same')).optional(),
});

/** One of several search indexes. */
export type SearchIndexInfo = z.output<typeof SearchIndex>;

/** Options of search. */
export type SearchSettings = z.output<typeof Search>;

/** Patches of Rspress and of libraries, each in a file of `theme/rspress`. */
const patchNames = [
  'appearance-script',
  'first-page',
  'image-zoom',
  'late-head',
  'late-start',
  'nested-outline',
  'page-loading',
  'react-router',
  'search-index',
  'sitemap-pages',
  'stock-styles',
  'stock-variables',
  'style-chunk',
] as const;

/** Name of a patch of the theme. */
export type PatchName = (typeof patchNames)[number];

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
  /** Switches off patches of Rspress and of libraries, by name: `{ 'react-router': false }`. @default all on */
  patches: patchSwitches(patchNames).optional(),
});

/** Options of `pluginDuet()`. */
export type DuetOptions = z.input<typeof DuetOptions>;

/** Options of `pluginDuet()` after the check, with every text in the one form. */
export type DuetSettings = z.output<typeof DuetOptions>;
