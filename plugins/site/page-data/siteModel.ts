import type { RouteMeta } from '@rspress/core';
import type { Patches } from '../../../shared/node/patch';
import type { PatchName } from './options';
import type { Page } from './pages';
import type { SplitSidebars } from './sidebars';

/** The patches of one `pluginPageData()`. */
export type PageDataPatches = Patches<PatchName>;

/** Data that the hooks of Rspress pass to those of the bundler; complete before compiling starts. */
export interface SiteModel {
  /** Every page by the absolute path of its file. */
  pages: Map<string, Page>;
  routes: RouteMeta[];
  /** Whether the list of pages stays in the first load. */
  everywhere: boolean;
  /** The sidebars, split; undefined if they stay in the site data. */
  sidebars: () => Promise<SplitSidebars | undefined>;
  /** Scripts that a route's page loads in addition to its own, filled when the browser's build is done. */
  scripts: Map<string, string[]>;
}
