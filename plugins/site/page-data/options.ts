import { z } from 'zod';

/** Switches of the patches of Rspress's data modules, each in a file of `plugins/site/page-data`. */
const PatchSwitches = z.strictObject({
  /** Keeps titles, headings and frontmatter of all pages out of pages that do not use them. @default true */
  pages: z.boolean().optional(),
  /** Loads the script of a page's sidebar in parallel with the page's own script. @default true */
  preload: z.boolean().optional(),
  /** Writes the path of a page once for all languages. @default true */
  routes: z.boolean().optional(),
  /** Keeps the sidebars of other sections and languages out of the first load. @default true */
  sidebars: z.boolean().optional(),
  /** Has no effect any more. @default true */
  names: z.boolean().optional(),
});

/** Switches of patches that no longer exist. */
export const removedPatches = ['names'] as const;

/** Name of a patch of page-data. */
export type PatchName = Exclude<keyof z.output<typeof PatchSwitches>, (typeof removedPatches)[number]>;

/** Options of `pluginPageData()`. */
export const PageDataOptions = z.strictObject({
  /** Which pages get the list of all pages (`usePages()`): those that use it (`Overview`, `usePages`, `usePageData`), or all, for themes that read it outside pages. @default 'where-used' */
  pages: z.enum(['where-used', 'everywhere']).default('where-used'),
  /** Switches off patches of Rspress, by name: `{ routes: false }`. @default all on */
  patches: PatchSwitches.optional(),
});

/** Options of `pluginPageData()`. */
export type PageDataOptions = z.input<typeof PageDataOptions>;
