import { usePage, useSite } from '@rspress/core/runtime';
import { type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import type { LocalSearch } from '../client/localSearch';
import { search } from '../client/search';
import type { SearchSettings } from '../client/settings';
import type { SearchGroup } from '../types';
import { siteHooks } from './siteHooks';
import { useSearchField } from './useSearchField';
import { useSearchIndex } from './useSearchIndex';

/** Without a query. `answered` is the query that `groups` belong to; `pending`, whether results are loading. */
const noSearch = {
  query: '',
  answered: undefined as string | undefined,
  groups: [] as SearchGroup[],
  pending: false,
};

/** Searches for what is typed into the field, and holds the results. */
export function useSearch(input: RefObject<HTMLInputElement | null>) {
  const { lang } = usePage().page;
  const { title, search: settings } = useSite().site as { title: string; search: SearchSettings };
  const [state, setState] = useState(noSearch);
  const local = useRef<LocalSearch>(undefined);
  const call = useRef<AbortController>(undefined);
  // As a transition, so that rendering never delays the next key.
  const change = useCallback(
    (part: Partial<typeof noSearch>) => startTransition(() => setState(old => ({ ...old, ...part }))),
    [],
  );

  /** Searches once; the results of an outdated query are dropped. */
  const ask = useCallback(
    async (query: string) => {
      call.current?.abort();
      call.current = new AbortController();
      if (!query) return change(noSearch);
      change({ query, pending: true });
      const sources = { settings, title, lang, hooks: siteHooks, local: local.current };
      const groups = await search(query, sources, call.current.signal);
      if (groups) change({ groups, answered: query, pending: false });
    },
    [settings, title, lang, change],
  );

  const type = useCallback((query: string) => change({ query, pending: query !== '' }), [change]);
  const searchField = useCallback(() => void ask(input.current?.value.trim() ?? ''), [ask, input]);
  const index = useSearchIndex(local, searchField);
  useSearchField(input, type, searchField);
  return { ...state, ...index, showsLoading: settings.searchLoading !== false, ask };
}
