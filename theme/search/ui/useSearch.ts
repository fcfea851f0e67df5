import { usePage, useSite } from '@rspress/core/runtime';
import { type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import type { LocalSearch } from '../client/localSearch';
import { search } from '../client/search';
import type { SearchSettings } from '../client/settings';
import type { SearchGroup } from '../types';
import { siteHooks } from './siteHooks';
import { useSearchField } from './useSearchField';
import { useSearchIndex } from './useSearchIndex';
import { useSteadyResults } from './useSteadyResults';

/** A query and its results. */
export interface SearchState {
  /** The text of the field, trimmed. */
  query: string;
  /** The query that `groups` belong to; undefined until the first results. */
  answered?: string;
  groups: SearchGroup[];
  /** Whether results are loading. */
  pending: boolean;
  /** Whether `groups` are the first results of a query, and better ones are loading. */
  isDraft: boolean;
}

/** Searches for what is typed into the field, and holds the results. */
export function useSearch(input: RefObject<HTMLInputElement | null>) {
  const { lang } = usePage().page;
  const { title, search: settings } = useSite().site as { title: string; search: SearchSettings };
  const [state, setState] = useState<SearchState>({ query: '', groups: [], pending: false, isDraft: false });
  const local = useRef<LocalSearch>(undefined);
  const call = useRef<AbortController>(undefined);
  // As a transition, so that rendering never delays the next key.
  const change = useCallback(
    (part: Partial<SearchState>) => startTransition(() => setState(old => ({ ...old, ...part }))),
    [],
  );

  const place = useSteadyResults(input);
  /** Shows results; those of the query that is shown already stay where the reader is about to press. */
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
      if (!query) return change({ query, groups: place('', []), answered: undefined, pending: false });
      change({ query, pending: true });
      const sources = { settings, title, lang, hooks: siteHooks, local: local.current };
      const draft = (groups: SearchGroup[]) => show(query, groups, true);
      const groups = await search(query, sources, call.current.signal, draft);
      if (groups) show(query, groups, false);
    },
    [settings, title, lang, change, place, show],
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
