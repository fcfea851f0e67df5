import { usePage, useSite } from '@rspress/core/runtime';
import { startTransition, useCallback, useState } from 'react';
import type { SearchSettings } from '../client/settings';
import { startSearch } from '../client/startSearch';
import type { SearchPanel } from './SearchPanel';

/** The panel below the field, which is loaded on the first intent. */
export function useSearchPanel() {
  const { lang, version } = usePage().page;
  const settings = useSite().site.search as SearchSettings;
  const [Panel, setPanel] = useState<typeof SearchPanel>();
  const [failed, setFailed] = useState(false);

  /** Called on every sign that the reader wants to search; loads what is not yet on its way. */
  const begin = useCallback(() => {
    // In a task of its own: opening, and with it the first paint of the dialog, comes first.
    setTimeout(() =>
      startSearch(settings, lang, version).panel.then(
        module => {
          startTransition(() => setPanel(() => module.SearchPanel));
          setFailed(false);
        },
        () => setFailed(true),
      ),
    );
  }, [settings, lang, version]);

  return { Panel, failed, begin };
}
