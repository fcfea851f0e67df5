import type {
  NormalizedSidebarGroup,
  SidebarData,
  SidebarDivider,
  SidebarItem,
  SidebarSectionHeader,
} from '@rspress/core';

/** One row of the sidebar. */
export type SidebarRow = SidebarData[number];

/** A page that the sidebar links to. */
export interface SidebarPage {
  text: string;
  link: string;
}

export const isDivider = (row: SidebarRow): row is SidebarDivider => 'dividerType' in row;
export const isSectionHeader = (row: SidebarRow): row is SidebarSectionHeader => 'sectionHeaderText' in row;
export const isGroup = (row: SidebarRow): row is NormalizedSidebarGroup => 'items' in row;

/** All pages of the sidebar in reading order; a group's own page comes before its items. */
export function sidebarPages(rows: SidebarData): SidebarPage[] {
  return rows.flatMap(row => {
    if (isDivider(row) || isSectionHeader(row)) return [];
    const linked = row.link ? [{ text: (row as SidebarItem).text, link: row.link }] : [];
    return isGroup(row) ? [...linked, ...sidebarPages(row.items)] : linked;
  });
}

/** The pages before and after the current one, which a group may list again; a page outside the sidebar has neither. */
export function neighbours(
  pages: readonly SidebarPage[],
  isCurrent: (link: string) => boolean,
): { prevPage: SidebarPage | null; nextPage: SidebarPage | null } {
  const index = pages.findIndex(({ link }) => isCurrent(link));
  if (index < 0) return { prevPage: null, nextPage: null };
  const nextPage = pages.slice(index + 1).find(({ link }) => !isCurrent(link));
  return { prevPage: pages[index - 1] ?? null, nextPage: nextPage ?? null };
}

/** Key of a group's stored state: its depth and its first page, which together are unique, or its text. */
export function groupKey(group: NormalizedSidebarGroup, depth: number): string {
  return `${depth} ${sidebarPages([group])[0]?.link ?? group.text}`;
}
