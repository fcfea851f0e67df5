import { usePage, useSite } from '@rspress/core/runtime';
import { type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import type { LocalSearch } from '../client/localSearch';
import { search } from '../client/search';
import { type SearchSettings, searchedVersion } from '../client/settings';
import type { SearchGroup } from '../types';
import { siteHooks } from './siteHooks';
import { useSearchField } from './useSearchField';
import { useSearchIndex } from './useSearchIndex';
import { useSteadyResults } from './useSteadyResults';

/**
 * The state without a query. `answered` is the query of `groups`, `pending` tells whether results are loading,
 * and `isDraft` whether better ones are.
 */
const noSearch = {
  query: '',
  answered: undefined as string | undefined,
  groups: [] as SearchGroup[],
  pending: false,
  isDraft: false,
};

/** Searches for what is typed into the field, and holds the results. */
export function useSearch(input: RefObject<HTMLInputElement | null>) {
  const { lang, version: pageVersion } = usePage().page;
  const { title, search: settings } = useSite().site as { title: string; search: SearchSettings };
  const version = searchedVersion(settings, pageVersion);
  const [state, setState] = useState(noSearch);
  const local = useRef<LocalSearch>(undefined);
  const call = useRef<AbortController>(undefined);
  // As a transition, so that rendering never delays the next key.
  const change = useCallback(
    (part: Partial<typeof noSearch>) => startTransition(() => setState(old => ({ ...old, ...part }))),
    [],
  );

  const place = useSteadyResults(input);
  /** Shows results; for the query that is already shown, those that the reader may be about to press stay in place. */
  const show = useCallback(
    (query: string, groups: SearchGroup[], isDraft: boolean) =>
      change({ groups: place(query, groups), answered: query, pending: false, isDraft }),
    [change, place],
  );

  /** Searches once; the results of an outdated query are dropped. */
  const ask = useCallback(
    async (query: string) => {
      call.current?.abort();
      call.current = new AbortController();
      if (!query) return change({ ...noSearch, groups: place('', []) });
      change({ query, pending: true });
      const sources = { settings, title, lang, version, hooks: siteHooks, local: local.current };
      const draft = (groups: SearchGroup[]) => show(query, groups, true);
      const groups = await search(query, sources, call.current.signal, draft);
      if (groups) show(query, groups, false);
    },
    [settings, title, lang, version, change, place, show],
  );

  const type = useCallback(
    (query: string) => {
      if (query) local.current?.prepare(query);
      change({ query, pending: query !== '' });
    },
    [change],
  );
  const searchField = useCallback(() => void ask(input.current?.value.trim() ?? ''), [ask, input]);
  const index = useSearchIndex(local, searchField);
  useSearchField(input, type, searchField);
  return { ...state, ...index, showsLoading: settings.searchLoading !== false, ask };
}
