import { usePage } from '@rspress/core/runtime';
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { store } from '../../browser/storage';
import { addToList, readList, type Visit, visitsKey } from './visits';

const queriesKey = 'duet-search-recent';
const shown = 5;

/** The last searches and visited pages on this device. */
export type SearchMemory = ReturnType<typeof useHistory>;

/** Recent searches, and recent pages in the language of this one; read whenever the dialog opens. */
export function useHistory(dialog: RefObject<HTMLDialogElement | null>) {
  const { lang, routePath } = usePage().page;
  const [lists, setLists] = useState({ queries: [] as string[], visits: [] as Visit[] });

  const read = useCallback(() => {
    const queries = readList<string>(queriesKey).slice(0, shown);
    const others = readList<Visit>(visitsKey).filter(page => page.lang === lang && page.link !== routePath);
    startTransition(() => setLists({ queries, visits: others.slice(0, shown) }));
  }, [lang, routePath]);

  useEffect(() => {
    const box = dialog.current;
    read();
    box?.addEventListener('toggle', read);
    return () => box?.removeEventListener('toggle', read);
  }, [dialog, read]);

  const addQuery = useCallback((query: string) => {
    if (query) addToList(queriesKey, query, text => text.toLowerCase());
  }, []);
  const clear = useCallback(() => {
    store(queriesKey, null);
    store(visitsKey, null);
    read();
  }, [read]);

  return { ...lists, count: lists.queries.length + lists.visits.length, addQuery, clear };
}
