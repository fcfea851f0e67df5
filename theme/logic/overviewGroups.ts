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
}

/**
 * Groups the pages below an overview's route as the sidebar does, in its order. Pages that are in no group are
 * listed under the section header above them, or in a group without a name.
 */
export function overviewGroups(source: OverviewSource): OverviewGroupData[] {
  const { sidebar, route, pages, depths, descriptions } = source;
  const base = plainRoute(route).replace(/(^|\/)overview$/, '');
  const isBelow = (link: string) =>
    plainRoute(link) !== plainRoute(route) && `${plainRoute(link)}/`.startsWith(`${base}/`);
  const known = new Map(pages.map(page => [plainRoute(page.routePath), page]));

  function itemOf(entry: OverviewEntry, group?: OverviewEntry): OverviewItem[] {
    const link = linkOf(entry);
    if (!entry.text || !link || !isBelow(link)) return [];
    const wanted = entry.overviewHeaders ?? depths ?? group?.overviewHeaders ?? [2];
    const page = entry.link ? known.get(plainRoute(entry.link)) : undefined;
    const headers = (page?.toc ?? []).filter(({ depth }) => wanted.includes(depth));
    const items = (entry.items ?? []).flatMap(child =>
      child.text && linkOf(child) ? [{ text: child.text, link: linkOf(child) }] : [],
    );
    const description = descriptions ? page?.description : undefined;
    return [{ text: entry.text, link, headers, items, ...(description && { description }) }];
  }

  const groups: OverviewGroupData[] = [];
  /** The group that the next page belongs to, if it is in no group of the sidebar. */
  let open: OverviewGroupData | undefined;
  const add = (name: string, items: OverviewItem[] = []) => {
    open = { name, items };
    groups.push(open);
    return open;
  };
  for (const entry of around(sidebar, route) ?? sidebar) {
    if (entry.sectionHeaderText) {
      add(entry.sectionHeaderText);
    } else if (entry.items) {
      add(
        entry.text ?? '',
        entry.items.flatMap(child => itemOf(child, entry)),
      );
      open = undefined;
    } else (open ?? add('')).items.push(...itemOf(entry));
  }
  return groups.filter(({ items }) => items.length > 0);
}

/** The entries that an overview lists: its siblings, or the entries of the group whose page it is. */
function around(entries: OverviewEntry[], route: string): OverviewEntry[] | undefined {
  for (const entry of entries) {
    if (entry.link !== undefined && plainRoute(entry.link) === plainRoute(route)) {
      if (!entry.items?.length) return entries.filter(other => other !== entry);
      return entry.items.some(child => child.items) ? entry.items : [entry];
    }
    const inside = entry.items && around(entry.items, route);
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
