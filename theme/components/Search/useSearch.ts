import { usePage, useSite } from '@rspress/core/runtime';
import { type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import { defaultLimit } from '../../logic/search/engine';
import type { SearchSettings } from '../../logic/search/settings';
import type { SearchGroup } from '../../logic/search/types';
import type { LocalSearch } from './localSearch';
import { beforeSearch, shapeResults } from './searchHooks';
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
  const { site } = useSite();
  const settings = site.search as SearchSettings;
  const [state, setState] = useState<SearchState>({ query: '', groups: [], pending: false });
  const local = useRef<LocalSearch>(undefined);
  const call = useRef<AbortController>(undefined);
  const change = useCallback((part: Partial<SearchState>) => setState(old => ({ ...old, ...part })), []);

  /** Asks once; an answer to a question that is no longer the newest is dropped. */
  const ask = useCallback(
    async (query: string) => {
      call.current?.abort();
      call.current = new AbortController();
      const { signal } = call.current;
      if (!query) return change({ query, groups: [], answered: undefined, pending: false });
      change({ query, pending: true });
      const keyword = await beforeSearch(query);
      if (signal.aborted) return;
      const limit = settings.limit ?? defaultLimit;
      const found: SearchGroup[] =
        settings.mode === 'remote'
          ? await import('./remoteSearch').then(({ remoteSearch }) =>
              remoteSearch(settings, { keyword, limit, lang }, site.title, signal),
            )
          : await (local.current?.find(keyword, limit) ?? Promise.resolve([])).then(result => [
              { group: site.title, renderType: 'default', result },
            ]);
      if (signal.aborted) return;
      const groups = await shapeResults(keyword, found);
      // In small steps: results may never hold up the next key.
      if (!signal.aborted) startTransition(() => change({ groups, answered: query, pending: false }));
    },
    [settings, site.title, lang, change],
  );

  const type = useCallback((query: string) => change({ query, pending: query !== '' }), [change]);
  const askField = useCallback(() => void ask(input.current?.value.trim() ?? ''), [ask, input]);
  const index = useSearchIndex(local, askField);
  useSearchField(input, type, askField);
  return { ...state, ...index, showsLoading: settings.searchLoading !== false, ask };
}
