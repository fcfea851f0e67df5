import { usePage, useSite } from '@rspress/core/runtime';
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { type IndexStatus, type LocalSearch, localSearch } from '../client/localSearch';
import type { SearchSettings } from '../client/settings';
import { forgetIndex, startIndex } from '../client/startIndex';

/** How the index of the page's language and version is. */
export interface SearchIndex {
  status: IndexStatus;
  /** Whether it could not be loaded. */
  failed: boolean;
}

/**
 * Loads the index of the page's language and version, anew when they change.
 * @param local receives what answers
 * @param onMore called whenever more of the index answers
 * @see specification, section 4, "Search"
 */
export function useSearchIndex(local: RefObject<LocalSearch | undefined>, onMore: () => void) {
  const { lang, version } = usePage().page;
  const settings = useSite().site.search as SearchSettings;
  const [index, setIndex] = useState<SearchIndex>({ status: 'initial', failed: false });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const started = startIndex(settings, lang, version);
    setIndex({ status: started ? 'initing' : 'inited', failed: false });
    if (!started) return;
    const opened = localSearch(started, (stage, failed) => {
      // Together with the question that follows: in between nothing is on its way, and Enter would be given up.
      if (stage === 'full') startTransition(() => setIndex({ status: 'inited', failed }));
      onMore();
    });
    local.current = opened;
    return () => opened.close();
  }, [settings, lang, version, attempt, local, onMore]);

  const retry = useCallback(() => {
    forgetIndex();
    setAttempt(count => count + 1);
  }, []);
  return { ...index, retry };
}
