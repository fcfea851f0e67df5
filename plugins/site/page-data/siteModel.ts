import type { RouteMeta } from '@rspress/core';
import type { Patches } from '../../../shared/node/patch';
import type { PatchName } from './options';
import { isText, type Page } from './pages';
import type { SplitSidebars } from './sidebars';

/** The patches of one `pluginPageData()`. */
export type PageDataPatches = Patches<PatchName>;

/** Data that the hooks of Rspress pass to those of the bundler; complete before compiling starts. */
export interface SiteModel {
  /** The pages of each file, by its absolute path; several if it is served under several routes. */
  pages: Map<string, Page[]>;
  /** All routes, also those that plugins add after Rspress has told the routes. */
  routes: () => RouteMeta[];
  /** Whether the list of pages stays in the first load. */
  everywhere: boolean;
  /** The sidebars, split; undefined if they stay in the site data. */
  sidebars: () => Promise<SplitSidebars | undefined>;
  /** Scripts that a route's page loads in addition to its own, filled when the browser's build is done. */
  scripts: Map<string, string[]>;
}

/** The pages of a file of Markdown that has several; undefined if it has one. */
export function sharedFile({ pages }: SiteModel, file: string): Page[] | undefined {
  const ofFile = isText(file) ? (pages.get(file) ?? []) : [];
  return ofFile.length > 1 ? ofFile : undefined;
}
