import { usePage, useSite } from '@rspress/core/runtime';
import { startTransition, useCallback, useState } from 'react';
import type { SearchSettings } from '../client/settings';
import { startIndex } from '../client/startIndex';
import type { SearchPanel } from './SearchPanel';

let panel: Promise<typeof import('./SearchPanel')> | undefined;

/** Downloads the panel; idempotent, but a failed download is tried again. */
function loadPanel(): Promise<typeof import('./SearchPanel')> {
  panel ??= import('./SearchPanel').catch(error => {
    panel = undefined;
    throw error;
  });
  return panel;
}

/** The panel below the field, which is loaded at the first sign that the reader wants to search. */
export function useSearchPanel() {
  const { lang, version } = usePage().page;
  const settings = useSite().site.search as SearchSettings;
  const [Panel, setPanel] = useState<typeof SearchPanel>();
  const [failed, setFailed] = useState(false);

  /** Loads panel and index side by side, if they are not loading yet. */
  const begin = useCallback(() => {
    // In a task of its own, so that the dialog opens and is painted first.
    setTimeout(() => {
      startIndex(settings, lang, version);
      loadPanel().then(
        module => {
          startTransition(() => setPanel(() => module.SearchPanel));
          setFailed(false);
        },
        () => setFailed(true),
      );
    });
  }, [settings, lang, version]);

  return { Panel, failed, begin };
}
