/** One heading of a page. */
export interface OverviewHeading {
  /** Its text, Markdown marks included. */
  text: string;
  /** Its anchor on the page. */
  id: string;
  /** 1 to 6. */
  depth: number;
}

/** One page in the overview. */
export interface OverviewItem {
  text: string;
  /** Route of the page; empty for a group without one. */
  link: string;
  /** What the page is about, in one sentence. */
  description?: string;
  headers?: OverviewHeading[];
  /** Pages below this one. */
  items?: { text: string; link: string }[];
}

/** One group of the sidebar. */
export interface OverviewGroupData {
  /** Its title; empty for no heading. */
  name: string;
  items: OverviewItem[];
}

/**
 * Keeps what has all words of the query: whole groups by name, pages by text or description, else matching headings.
 * Ignores case.
 */
export function filterOverview(groups: OverviewGroupData[], query: string): OverviewGroupData[] {
  // An input method may write full-width letters.
  const words = searchable(query.normalize('NFKC')).split(' ').filter(Boolean);
  if (words.length === 0) return groups;
  const matches = (text: string) => words.every(word => searchable(text).includes(word));
  return groups.flatMap(group => {
    if (matches(group.name)) return [group];
    const items = group.items.flatMap(item => {
      if (matches(item.text) || matches(item.description ?? '')) return [item];
      const headers = item.headers?.filter(({ text }) => matches(text)) ?? [];
      const children = item.items?.filter(({ text }) => matches(text)) ?? [];
      return headers.length + children.length > 0 ? [{ ...item, headers, items: children }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** Number of pages in the groups. */
export function countItems(groups: OverviewGroupData[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}

const searchable = (text: string) => text.toLowerCase().replaceAll('-', ' ').replaceAll('`', '');
