import { startTransition, useCallback, useState } from 'react';
import type { SearchScope } from '../../../shared/search/settings';
import { startIndex } from '../service/startIndex';
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
export function useSearchPanel(scope: SearchScope) {
  const [Panel, setPanel] = useState<typeof SearchPanel>();
  const [failed, setFailed] = useState(false);

  /** Loads panel and index side by side, if they are not loading yet. */
  const begin = useCallback(() => {
    // In a task of its own, so that the dialog opens and is painted first.
    setTimeout(() => {
      startIndex(scope);
      loadPanel().then(
        module => {
          startTransition(() => setPanel(() => module.SearchPanel));
          setFailed(false);
        },
        () => setFailed(true),
      );
    });
  }, [scope]);

  return { Panel, failed, begin };
}
