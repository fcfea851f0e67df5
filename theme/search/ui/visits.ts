/** A page the reader was on. */
export interface Visit {
  title: string;
  /** Address as links take it. */
  link: string;
  lang: string;
}

/** Where the last pages are kept; nothing of it leaves the browser. */
export const visitsKey = 'duet-search-visited';

/** A stored list; empty where there is none, or no storage. */
export function readList<T>(key: string): T[] {
  try {
    const list = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Puts `item` in front of a stored list, once, and keeps the newest ten. */
export function keep<T>(key: string, item: T, name: (item: T) => string): void {
  try {
    const others = readList<T>(key).filter(other => name(other) !== name(item));
    localStorage.setItem(key, JSON.stringify([item, ...others].slice(0, 10)));
  } catch {
    // No storage: nothing is remembered.
  }
}

/** Remembers that a page was visited. */
export function rememberVisit(page: {
  title: string;
  routePath: string;
  lang: string;
  pageType: string;
}): void {
  if (!page.title || page.pageType === '404' || page.pageType === 'home') return;
  const visit: Visit = { title: page.title, link: page.routePath, lang: page.lang };
  keep(visitsKey, visit, ({ link }) => link);
}
