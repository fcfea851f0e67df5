import type { SidebarData } from '@rspress/core';
import { isDivider, isGroup, isSectionHeader, type SidebarRow } from './sidebar';

/** A level above a page, or the page itself. */
export interface TrailStep {
  text: string;
  /** The page of the level; undefined for a group or section without one. */
  link?: string;
}

/**
 * The way from the top of the sidebar to the current page: the section, the groups, the page.
 * @returns undefined if the sidebar does not have the page
 */
export function trailTo(rows: SidebarData, isCurrent: (link: string) => boolean): TrailStep[] | undefined {
  let section: TrailStep[] = [];
  for (const row of rows) {
    if (isSectionHeader(row)) section = [{ text: row.sectionHeaderText }];
    const trail = trailIn(row, isCurrent);
    if (trail) return [...section, ...trail];
  }
  return undefined;
}

function trailIn(row: SidebarRow, isCurrent: (link: string) => boolean): TrailStep[] | undefined {
  if (isDivider(row) || isSectionHeader(row)) return undefined;
  const step: TrailStep = { text: row.text, ...(row.link && { link: row.link }) };
  // The page of a group can also be an item of it: the shorter way is enough.
  if (row.link && isCurrent(row.link)) return [step];
  const below = isGroup(row) ? trailTo(row.items, isCurrent) : undefined;
  return below && [step, ...below];
}
