import { z } from 'zod';
import { patchSwitches } from '../../shared/patchSwitches';

/** Patches of Rspress's data modules, each in a file of `plugins/page-data`. */
const patchNames = ['names', 'pages', 'preload', 'routes', 'sidebars'] as const;

/** Name of a patch of page-data. */
export type PatchName = (typeof patchNames)[number];

/** Options of `pluginPageData()`. */
export const PageDataOptions = z.strictObject({
  /** Which pages get the list of all pages (`usePages()`): those that use it (`Overview`, `usePages`, `usePageData`), or all, for themes that read it outside pages. @default 'where-used' */
  pages: z.enum(['where-used', 'everywhere']).default('where-used'),
  /** Switches off patches of Rspress, by name: `{ routes: false }`. @default all on */
  patches: patchSwitches(patchNames).optional(),
});

/** Options of `pluginPageData()`. */
export type PageDataOptions = z.input<typeof PageDataOptions>;
