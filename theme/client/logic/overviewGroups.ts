import type { OverviewGroupData, OverviewHeading, OverviewItem } from './overview';

/** An entry of the sidebar: a page, a group, a section header or a divider. */
export interface OverviewEntry {
  text?: string;
  link?: string;
  items?: OverviewEntry[];
  overviewHeaders?: number[];
  sectionHeaderText?: string;
  dividerType?: string;
}

/** Input of {@link overviewGroups}. */
export interface OverviewSource {
  /** The sidebar of the overview's section. */
  sidebar: OverviewEntry[];
  /** Route of the overview itself. */
  route: string;
  /** All pages with their headings. */
  pages: { routePath: string; toc?: OverviewHeading[]; description?: string }[];
  /** Depths of the listed headings, unless an entry has its own. */
  depths?: number[];
  /** Whether each page shows its description. @default false */
  descriptions?: boolean;
  /** Title of the pages that no group of the sidebar contains. */
  others: string;
}

/**
 * Groups the pages below an overview's route as the sidebar does, in its order. A page without a group is listed
 * under the section header above it, else under the title of the group around the overview, which comes first, else
 * under `others` at the end.
 */
export function overviewGroups(source: OverviewSource): OverviewGroupData[] {
  const { sidebar, route, pages, depths, descriptions, others } = source;
  const base = plainRoute(route).replace(/(^|\/)overview$/, '');
  const isBelow = (link: string) =>
    plainRoute(link) !== plainRoute(route) && `${plainRoute(link)}/`.startsWith(`${base}/`);
  const pageAt = new Map(pages.map(page => [plainRoute(page.routePath), page]));

  function itemOf(entry: OverviewEntry, group?: OverviewEntry): OverviewItem[] {
    const link = linkOf(entry);
    if (!entry.text || !link || !isBelow(link)) return [];
    const wanted = entry.overviewHeaders ?? depths ?? group?.overviewHeaders ?? [2];
    const page = entry.link ? pageAt.get(plainRoute(entry.link)) : undefined;
    const headers = (page?.toc ?? []).filter(({ depth }) => wanted.includes(depth));
    const items = (entry.items ?? []).flatMap(child =>
      child.text && linkOf(child) ? [{ text: child.text, link: linkOf(child) }] : [],
    );
    const description = descriptions ? page?.description : undefined;
    return [{ text: entry.text, link, headers, items, ...(description && { description }) }];
  }

  const { entries, parent } = siblings(sidebar, route) ?? { entries: sidebar };
  const groups: OverviewGroupData[] = [];
  const ungrouped: OverviewGroupData = { name: parent?.text ?? others, items: [] };
  /** The group that the next page without a group of its own belongs to. */
  let current = ungrouped;
  for (const entry of entries) {
    if (entry.sectionHeaderText) {
      current = { name: entry.sectionHeaderText, items: [] };
      groups.push(current);
    } else if (entry.items) {
      groups.push({ name: entry.text ?? '', items: entry.items.flatMap(child => itemOf(child, entry)) });
      current = ungrouped;
    } else current.items.push(...itemOf(entry));
  }
  const all = parent ? [ungrouped, ...groups] : [...groups, ungrouped];
  return all.filter(({ items }) => items.length > 0);
}

/** The entries that an overview lists: its siblings with the group around them, or the entries of its own group. */
function siblings(
  entries: OverviewEntry[],
  route: string,
  parent?: OverviewEntry,
): { entries: OverviewEntry[]; parent?: OverviewEntry } | undefined {
  for (const entry of entries) {
    if (entry.link !== undefined && plainRoute(entry.link) === plainRoute(route)) {
      if (!entry.items?.length) return { entries: entries.filter(other => other !== entry), parent };
      return entry.items.some(child => child.items)
        ? { entries: entry.items, parent: entry }
        : { entries: [entry] };
    }
    const inside = entry.items && siblings(entry.items, route, entry);
    if (inside) return inside;
  }
  return undefined;
}

/** The link of an entry, or of the first page below it. */
function linkOf(entry: OverviewEntry): string {
  return entry.link ?? entry.items?.map(linkOf).find(Boolean) ?? '';
}

/** One form for all spellings of a route: no extension, `index` or slash at the end, in lower case. */
const plainRoute = (route: string) =>
  route
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/\/$/, '')
    .toLowerCase();
