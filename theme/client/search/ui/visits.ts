import { readStoredJson, store } from '../../browser/storage';

/** A page that was visited. */
export interface Visit {
  title: string;
  /** Address for links. */
  link: string;
  lang: string;
}

/** Key of the last pages in local storage; they never leave the browser. */
export const visitsKey = 'duet-search-visited';

/** A stored list; empty if there is none or storage is blocked. */
export function readList<T>(key: string): T[] {
  const list = readStoredJson(key);
  return Array.isArray(list) ? list : [];
}

/** Moves `item` to the front of a stored list, which keeps the newest ten. */
export function addToList<T>(key: string, item: T, name: (item: T) => string): void {
  const others = readList<T>(key).filter(other => name(other) !== name(item));
  store(key, JSON.stringify([item, ...others].slice(0, 10)));
}

/** Adds a page to the visited ones. */
export function rememberVisit(page: Record<'title' | 'routePath' | 'lang' | 'pageType', string>): void {
  const { title, routePath, lang, pageType } = page;
  if (!title || pageType === '404' || pageType === 'home') return;
  addToList<Visit>(visitsKey, { title, link: routePath, lang }, ({ link }) => link);
}
