import { z } from 'zod';
import { perLanguageSchema } from '../shared/node/perLanguageSchema';

const words = z.string().min(1, 'expected some text, got an empty string');
const Announcement = z.strictObject({
  /** Text of the announcement. */
  message: perLanguageSchema,
  /** Link at the end of the announcement. @default no link */
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

const ToolLink = z.strictObject({
  /** Name of the tool, the same in every language. */
  name: words,
  /** Short description; in Chinese if `descEn` is given. */
  desc: perLanguageSchema,
  /** Short description in English. @default desc */
  descEn: words.optional(),
  /** Address of its logo; a path below the site's public folder, or a URL. */
  logo: words,
  /** Address of its site; the Chinese one if `urlEn` is given. */
  url: perLanguageSchema,
  /** Address of its English site. @default url */
  urlEn: words.optional(),
  /** Size of the logo relative to the others, for drawings with wide margins. @default 1 */
  logoScale: z.number().positive('expected a number above 0').optional(),
});

const ToolGroup = z.strictObject({
  /** Title; in Chinese if `titleEn` is given. */
  title: perLanguageSchema,
  /** Title in English. @default title */
  titleEn: words.optional(),
  /** The tools, in the order of the menu. */
  links: z.array(ToolLink).min(1, 'expected at least one tool'),
});

/** A sibling tool. Texts have one form for all languages, or Chinese and English fields. */
export type ToolLink = z.input<typeof ToolLink>;

/** Tools under one title, as the popover shows them. */
export type ToolGroup = z.input<typeof ToolGroup>;

const SearchIndex = z.strictObject({
  /** Name that is sent to the remote search. */
  value: words,
  /** Label of the tab. */
  label: words,
});

const SynonymGroups = z.array(z.array(words).min(2, 'expected at least two words that mean the same'));

const Synonyms = z.strictObject({
  /** A page whose title or address has one name of a group is also found by the others, as by keywords. */
  titles: SynonymGroups.optional(),
  /** A query with one word or phrase of a group also finds the others, which count less; for the search in the browser. */
  queries: SynonymGroups.optional(),
});

const Search = z.strictObject({
  /** `local` searches the static index in the browser, `remote` asks `apiUrl`. @default 'local' */
  mode: z.enum(['local', 'remote']).optional(),
  /** Address of the remote search; the README of rspress-plugin-duet describes its API. */
  apiUrl: words.optional(),
  /** Indexes of the remote search; the first one is this site's own. */
  searchIndexes: z.array(z.union([words, SearchIndex])).optional(),
  /** Whether a line says that the search is in progress. @default true */
  searchLoading: z.boolean().optional(),
  /** How long the remote search may take, in milliseconds. @default 8000 */
  timeoutMs: z.number().positive('expected milliseconds above 0').optional(),
  /** Maximum number of pages in the results, 1 or more. @default 7 */
  limit: z.int().positive('expected a number of pages above 0').optional(),
  /**
   * Whether the index is split into files, so that a query loads only what it needs. `auto` keeps the whole index
   * of a small site, and the terms of a site with a few hundred pages, in one file.
   * @default 'auto'
   */
  shards: z.union([z.literal('auto'), z.boolean()]).optional(),
  /** Whether each version has its own index. @default true */
  versioned: z.boolean().optional(),
  /** Whether the text of code blocks is searched. @default true */
  codeBlocks: z.boolean().optional(),
  /**
   * Module with any of `beforeSearch`, `onSearch`, `afterSearch` (once per query, with the whole index) and `render`:
   * a path, relative to the folder of the site, or the name of a package.
   */
  searchHooks: words.optional(),
  /** Groups of words with the same meaning on this site, for titles and queries; a list is for titles. `{site}` in a name is the title of the site. @default [] */
  synonyms: z
    .union([SynonymGroups, Synonyms], 'expected groups of words, or `titles` and `queries` with groups')
    .optional(),
  /** Whether the search knows synonyms of words that any documentation uses, in English and Chinese: delete and remove, 报错 and error. @default true */
  languageSynonyms: z.boolean().optional(),
});

/** One of several search indexes. */
export type SearchIndexInfo = z.output<typeof SearchIndex>;

/** Options of search. */
export type SearchSettings = z.output<typeof Search>;

/** Editors that can add an MCP server by a link. */
const editors = ['vscode', 'cursor'] as const;

const Mcp = z.strictObject({
  /** Name of the server in the editor. */
  name: words,
  /** Address of the server, a full address with `createMcpHandler()` behind it. @default editors start `duet mcp` with the address of the site, which needs `siteOrigin` */
  url: z.url({ protocol: /^https?$/, error: 'expected an address that begins with https://' }).optional(),
  /** Editors to offer. @default ['vscode', 'cursor'] */
  editors: z.array(z.enum(editors)).min(1, 'expected at least one editor').optional(),
});

/** Options of the page actions that add an MCP server. */
export type McpSettings = z.output<typeof Mcp>;

const VersionNotice = z.strictObject({
  /** Versions that are not released yet: the notice says so. @default [] */
  unreleased: z.array(words).optional(),
});

const Untranslated = z.strictObject({
  /** Beginnings of paths, without version and language, that are not served: `['/blog/']`. @default [] */
  exclude: z
    .array(z.string().startsWith('/', 'expected a path such as "/blog/", without version and language'))
    .optional(),
});

const Helpful = z
  .strictObject({
    /** Address that receives the answer as a form (POST): `answer` (yes or no), `page`, `lang`, `version`. Works without scripts too. @default none */
    action: words.optional(),
    /** Asks without an address too: every answer is the event `duet:helpful` of the document, for analytics. @default false */
    event: z.boolean().optional(),
    /** Address for new issues, with page, language and version filled in, such as `https://github.com/org/repo/issues/new`. @default no link */
    issues: z
      .url({ protocol: /^https?$/, error: 'expected an address that begins with https://' })
      .optional(),
  })
  .refine(({ action, event, issues }) => action || event || issues, {
    error: 'expected `action`, `event` or `issues`: where answers go',
  });

const Assistant = z.strictObject({
  /** Address that answers questions: `createAssistantHandler()` of `rspress-duet-tools/assistant` makes it. A path of this host, or a full address. */
  endpoint: z
    .string()
    .regex(
      /^(\/(?!\/)|https?:\/\/)/,
      'expected a path such as "/ask", or an address that begins with https://',
    ),
});

/** Switches of the patches of Rspress and of libraries. */
const PatchSwitches = z.strictObject({
  /** Removes Rspress's script for the colour scheme, which throws where storage is blocked. @default true */
  'appearance-script': z.boolean().optional(),
  /** Lets React start on the 404 page of an address that cannot be decoded, such as `/100%`. @default true */
  'broken-addresses': z.boolean().optional(),
  /** Replaces Rspress's image zoom by one that works with the keyboard. @default true */
  'image-zoom': z.boolean().optional(),
  /** Loads unhead before the head of the document first changes, not with the page. @default true */
  'late-head': z.boolean().optional(),
  /** Starts React on the first interaction or when the browser is idle. @default true */
  'late-start': z.boolean().optional(),
  /** Warns of a page that cannot be rendered as Markdown. @default true */
  'markdown-errors': z.boolean().optional(),
  /** Adds headings inside components such as `<Steps>` to the outline during the build. @default true */
  'nested-outline': z.boolean().optional(),
  /** Keeps the current page until the script of the next one has loaded. @default true */
  'page-loading': z.boolean().optional(),
  /** Drops the parts of React Router that no page uses. @default true */
  'react-router': z.boolean().optional(),
  /** Reads only pages that have changed since the last start. @default true */
  reading: z.boolean().optional(),
  /** Reads and compiles the lists of all pages, in development, only after a change of what they show. @default true */
  rebuilding: z.boolean().optional(),
  /** Renders only pages that have changed since the last build, on all processors. @default true */
  rendering: z.boolean().optional(),
  /** Replaces Rspress's search index, which contains the text of all pages. @default true */
  'search-index': z.boolean().optional(),
  /** Keeps the 404 pages of languages and versions out of the sitemap. @default true */
  'sitemap-pages': z.boolean().optional(),
  /** Removes Rspress's default fonts, which would replace those of the theme. @default true */
  'stock-fonts': z.boolean().optional(),
  /** Removes Rspress's styles of components that the theme replaces in development too, as a build does. @default true */
  'stock-styles': z.boolean().optional(),
  /** Has no effect any more. @default true */
  'first-page': z.boolean().optional(),
  /** Has no effect any more. @default true */
  'stock-variables': z.boolean().optional(),
  /** Has no effect any more. @default true */
  'style-chunk': z.boolean().optional(),
});

/** Switches of patches that no longer exist. */
export const removedPatches = ['first-page', 'stock-variables', 'style-chunk'] as const;

/** Name of a patch of the theme. */
export type PatchName = Exclude<keyof z.output<typeof PatchSwitches>, (typeof removedPatches)[number]>;

/** Checks the options of `pluginDuet()`. */
export const DuetOptions = z.strictObject({
  /** Announcement above the navbar of every page, which readers can close. @default none */
  announcement: Announcement.optional(),
  /** Related tools, in a menu behind the grid icon in the navbar. @default no icon */
  ecosystem: ToolGroup.optional(),
  /** Search; takes precedence over the site's own `search` option. @default local search */
  search: Search.refine(({ mode, apiUrl }) => mode !== 'remote' || apiUrl, {
    error: 'remote mode needs the address to ask: apiUrl',
    // Also checked if there are other problems, so that all are reported at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }).optional(),
  /** Footer of landing pages, text or HTML. @default themeConfig.footer.message */
  footer: perLanguageSchema.optional(),
  /**
   * Whether the build prepares tables of Markdown for narrow and wide windows: long names may break, and from three
   * columns on, the column with the most text keeps a readable width, a wide table uses the room of the outline, and
   * rows become labelled blocks on phones. @default true
   */
  tables: z.boolean().optional(),
  /** Offers to add the site's MCP server to an editor, among the page actions. @default not offered */
  mcp: Mcp.optional(),
  /**
   * Serves pages that exist in the default language only in the other languages too, with a notice; search, sitemap,
   * feeds and `llms.txt` have them once. A page with `untranslated: false` in its frontmatter is not served.
   * @default false
   */
  untranslated: z.union([z.boolean(), Untranslated]).optional(),
  /** Shows above the title where the page is in the sidebar, also as structured data. @default false */
  breadcrumbs: z.boolean().optional(),
  /** Says on pages of other versions than the default one which version is current, with a link to the same page there. @default false */
  versionNotice: z.union([z.boolean(), VersionNotice]).optional(),
  /** Shows title and description of a page beside a link to it in the text, on hover and keyboard focus. @default false */
  linkPreviews: z.boolean().optional(),
  /** Asks below the page whether it was helpful. Nothing is sent before a reader answers. @default not asked */
  helpful: Helpful.optional(),
  /** A button beside the search with which readers ask questions; the site's own address answers them. Nothing is sent before a reader asks. @default no button */
  assistant: Assistant.optional(),
  /** Single keys for the previous and next page, the sidebar and the outline; `?` lists them, and readers can turn them off. @default false */
  shortcuts: z.boolean().optional(),
  /**
   * Whether the frontmatter of a page can hide it: `draft: true` builds it in development only, `unlisted: true` builds
   * it without a place in sidebar, search, sitemap, feeds and `llms.txt`. @default false
   */
  drafts: z.boolean().optional(),
  /**
   * When a built page of text loads React: `idle` with the page, to start it on the first interaction or when the browser
   * is idle; `needed` not before the reader uses something that needs it, such as the search or a copy button. Pages with
   * components of the site start as with `idle`; `startReact` in the frontmatter of a page decides for it. @default 'idle'
   */
  startReact: z.enum(['idle', 'needed']).optional(),
  /** Switches off patches of Rspress and of libraries, by name: `{ 'react-router': false }`. @default all on */
  patches: PatchSwitches.optional(),
});

/** Options of `pluginDuet()`. */
export type DuetOptions = z.input<typeof DuetOptions>;

/** Options of `pluginDuet()` after the check. */
export type DuetSettings = z.output<typeof DuetOptions>;

/** Options that add a part to pages; a site without them loads nothing of the part. */
export const optionalParts = [
  'breadcrumbs',
  'versionNotice',
  'helpful',
  'shortcuts',
  'drafts',
  'untranslated',
  'linkPreviews',
  'assistant',
] as const;

/** The settings that reach the browser, without those that only the build uses. */
export type BrowserSettings = Pick<
  DuetSettings,
  'announcement' | 'ecosystem' | 'footer' | 'patches' | 'versionNotice' | 'helpful' | 'assistant'
> & {
  /** Whether the build writes every page as Markdown too. */
  markdown?: boolean;
  /** Links that add the site's MCP server, by the name of the editor. */
  mcp?: Record<string, string>;
};
