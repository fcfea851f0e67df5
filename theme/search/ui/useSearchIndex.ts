import { usePage, useSite } from '@rspress/core/runtime';
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { type IndexStatus, type LocalSearch, localSearch } from '../client/localSearch';
import type { SearchSettings } from '../client/settings';
import { forgetIndex, startIndex } from '../client/startIndex';

/** Loads the index of the page's language and version into `local`; `onMore` is called when more can be searched. */
export function useSearchIndex(local: RefObject<LocalSearch | undefined>, onMore: () => void) {
  const { lang, version } = usePage().page;
  const settings = useSite().site.search as SearchSettings;
  const [index, setIndex] = useState({ status: 'initial' as IndexStatus, failed: false });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the index again
  useEffect(() => {
    const started = startIndex(settings, lang, version);
    setIndex({ status: started ? 'initing' : 'inited', failed: false });
    if (!started) return;
    const opened = localSearch(started, {
      onStage: stage => {
        // In the transition of the search that follows: in between nothing is pending, and a waiting Enter would be dropped.
        if (stage === 'full') startTransition(() => setIndex(old => ({ ...old, status: 'inited' })));
        onMore();
      },
      onFailure: failed => startTransition(() => setIndex(old => ({ ...old, failed }))),
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
