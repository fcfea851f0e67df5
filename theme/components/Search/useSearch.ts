import { usePage, useSite } from '@rspress/core/runtime';
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { defaultLimit } from '../../logic/search/engine';
import type { SearchSettings } from '../../logic/search/settings';
import type { SearchGroup } from '../../logic/search/types';
import { type IndexStatus, type LocalSearch, localSearch } from './localSearch';
import { beforeSearch, shapeResults } from './searchHooks';
import { forgetIndex, startSearch } from './startSearch';

/** How long typing must rest before it is searched, in milliseconds. @see specification, section 9 */
const debounceMs = 150;

/** What the panel shows. */
export interface SearchState {
  /** What stands in the field, without spaces around it. */
  query: string;
  /** The query that `groups` answers; undefined while none was answered. */
  answered?: string;
  groups: SearchGroup[];
  status: IndexStatus;
  /** Whether the index could not be loaded. */
  failed: boolean;
  /** Whether an answer is on its way. */
  pending: boolean;
}

/** Reads the field, asks the index, and keeps what came. */
export function useSearch(input: RefObject<HTMLInputElement | null>) {
  const { page } = usePage();
  const { site } = useSite();
  const settings = site.search as SearchSettings;
  const [state, setState] = useState<SearchState>({
    query: '',
    groups: [],
    status: 'initial',
    failed: false,
    pending: false,
  });
  const local = useRef<LocalSearch>(undefined);
  const call = useRef<AbortController>(undefined);
  const [attempt, setAttempt] = useState(0);
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
      const found =
        settings.mode === 'remote'
          ? await (await import('./remoteSearch')).remoteSearch(
              settings,
              { keyword, limit, lang: page.lang },
              site.title,
              signal,
            )
          : [
              {
                group: site.title,
                renderType: 'default' as const,
                result: (await local.current?.find(keyword, limit)) ?? [],
              },
            ];
      if (signal.aborted) return;
      const groups = await shapeResults(keyword, found);
      // In small steps: results may never hold up the next key.
      if (!signal.aborted) {
        startTransition(() => change({ groups, answered: query, pending: false }));
      }
    },
    [settings, site.title, page.lang, change],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const { index } = startSearch(settings, page.lang, page.version);
    if (!index) return change({ status: 'inited', failed: false });
    change({ status: 'initing', failed: false });
    local.current = localSearch(index, (stage, failed) => {
      if (stage === 'full') change({ status: 'inited', failed });
      void ask(input.current?.value.trim() ?? '');
    });
    return () => local.current?.close();
  }, [settings, page.lang, page.version, attempt, ask, change, input]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let timer: ReturnType<typeof setTimeout>;
    const onInput = (event: Event) => {
      if ((event as InputEvent).isComposing) return;
      const query = field.value.trim();
      clearTimeout(timer);
      change({ query, pending: query !== '' });
      timer = setTimeout(() => void ask(query), query ? debounceMs : 0);
    };
    field.addEventListener('input', onInput);
    field.addEventListener('compositionend', onInput);
    // Typed before this was loaded.
    if (field.value) void ask(field.value.trim());
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', onInput);
      field.removeEventListener('compositionend', onInput);
    };
  }, [input, ask, change]);

  const retry = useCallback(() => {
    forgetIndex();
    setAttempt(count => count + 1);
  }, []);
  return { ...state, showsLoading: settings.searchLoading !== false, ask, retry };
}
