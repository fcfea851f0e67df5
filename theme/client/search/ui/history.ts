import { store } from '../../browser/storage';
import { addToList, readList, type Visit, visitsKey } from './visits';

/** Recent searches and recently visited pages, newest first. */
export interface History {
  queries: string[];
  visits: Visit[];
}

/** Key of the last searches in local storage; they never leave the browser. */
const queriesKey = 'duet-search-recent';
/** How many entries of each kind are shown. */
const shown = 5;

/** Recent searches, and recent pages in a language except the one at `link`. */
export function readHistory(lang: string, link: string): History {
  const pages = readList<Visit>(visitsKey).filter(page => page.lang === lang && page.link !== link);
  return { queries: readList<string>(queriesKey).slice(0, shown), visits: pages.slice(0, shown) };
}

/** Adds a query to the recent searches; spellings that differ in case only count as one. */
export function rememberQuery(query: string): void {
  if (query) addToList(queriesKey, query, text => text.toLowerCase());
}

/** Deletes the recent searches and pages of all languages. */
export function forgetHistory(): void {
  store(queriesKey, null);
  store(visitsKey, null);
}
