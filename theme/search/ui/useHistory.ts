import { usePage } from '@rspress/core/runtime';
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { keep, readList, type Visit, visitsKey } from './visits';

const queriesKey = 'duet-search-recent';
const shown = 5;

/** The last searches and visited pages on this device. */
export interface SearchMemory {
  queries: string[];
  visits: Visit[];
  /** How many entries there are in all. */
  count: number;
  addQuery: (query: string) => void;
  /** Removes all of it. */
  clear: () => void;
}

/** Recent searches, and recent pages in the language of this one; read whenever the dialog opens. */
export function useHistory(dialog: RefObject<HTMLDialogElement | null>): SearchMemory {
  const { lang, routePath } = usePage().page;
  const [queries, setQueries] = useState<string[]>([]);
  const [visits, setVisits] = useState<Visit[]>([]);

  const read = useCallback(() => {
    const pages = readList<Visit>(visitsKey);
    startTransition(() => {
      setQueries(readList<string>(queriesKey).slice(0, shown));
      setVisits(pages.filter(page => page.lang === lang && page.link !== routePath).slice(0, shown));
    });
  }, [lang, routePath]);

  useEffect(() => {
    const box = dialog.current;
    read();
    box?.addEventListener('toggle', read);
    return () => box?.removeEventListener('toggle', read);
  }, [dialog, read]);

  const addQuery = useCallback((query: string) => {
    if (query) keep(queriesKey, query, text => text.toLowerCase());
  }, []);
  const clear = useCallback(() => {
    try {
      localStorage.removeItem(queriesKey);
      localStorage.removeItem(visitsKey);
    } catch {
      // Storage is blocked, so nothing was kept.
    }
    read();
  }, [read]);

  return { queries, visits, count: queries.length + visits.length, addQuery, clear };
}
