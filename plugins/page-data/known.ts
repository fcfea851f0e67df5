import type { RouteMeta } from '@rspress/core';
import type { Page } from './pages';
import type { SplitSidebars } from './sidebars';

/** What the builder part gets to know from the Rspress part, once it is known. */
export interface Known {
  /** Every page by its absolute file, complete when compiling starts. */
  pages: Map<string, Page>;
  routes: RouteMeta[];
  /** Whether the list of pages stays in the first load. */
  everywhere: boolean;
  /** The sidebars, split; undefined if Rspress would not tell. */
  sidebars: () => Promise<SplitSidebars | undefined>;
  /** Scripts that a route's page loads besides its own, filled when the browser's build is done. */
  scripts: Map<string, string[]>;
}
