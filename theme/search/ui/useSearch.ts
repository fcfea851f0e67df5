import { usePage, useSite } from '@rspress/core/runtime';
import { type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import { findGroups } from '../client/findGroups';
import type { LocalSearch } from '../client/localSearch';
import type { SearchSettings } from '../client/settings';
import type { SearchGroup } from '../types';
import { useSearchField } from './useSearchField';
import { useSearchIndex } from './useSearchIndex';

/** What was asked, and what came. */
export interface SearchState {
  /** What stands in the field, without spaces around it. */
  query: string;
  /** The query that `groups` answers; undefined while none was answered. */
  answered?: string;
  groups: SearchGroup[];
  /** Whether an answer is on its way. */
  pending: boolean;
}

/** Reads the field, asks the index, and keeps what came. */
export function useSearch(input: RefObject<HTMLInputElement | null>) {
  const { lang } = usePage().page;
  const { title, search } = useSite().site;
  const settings = search as SearchSettings;
  const [state, setState] = useState<SearchState>({ query: '', groups: [], pending: false });
  const local = useRef<LocalSearch>(undefined);
  const call = useRef<AbortController>(undefined);
  // In small steps: drawing may never hold up the next key.
  const change = useCallback(
    (part: Partial<SearchState>) => startTransition(() => setState(old => ({ ...old, ...part }))),
    [],
  );

  /** Asks once; an answer to a question that is no longer the newest is dropped. */
  const ask = useCallback(
    async (query: string) => {
      call.current?.abort();
      call.current = new AbortController();
      if (!query) return change({ query, groups: [], answered: undefined, pending: false });
      change({ query, pending: true });
      const place = { settings, title, lang, local: local.current };
      const groups = await findGroups(query, place, call.current.signal);
      if (groups) change({ groups, answered: query, pending: false });
    },
    [settings, title, lang, change],
  );

  const type = useCallback((query: string) => change({ query, pending: query !== '' }), [change]);
  const askField = useCallback(() => void ask(input.current?.value.trim() ?? ''), [ask, input]);
  const index = useSearchIndex(local, askField);
  useSearchField(input, type, askField);
  return { ...state, ...index, showsLoading: settings.searchLoading !== false, ask };
}
