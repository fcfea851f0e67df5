import { usePage, useSite } from '@rspress/core/runtime';
import { startTransition, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { SearchSettings } from '../../logic/search/settings';
import { opensSearch } from '../../logic/search/shortcut';
import type { SearchPanel } from './SearchPanel';
import { indexHash, startSearch } from './startSearch';
import { rememberVisit } from './visits';

/** What the button and the dialog of the search need; the panel is loaded on the first intent. */
export function useSearchDialog() {
  const { page } = usePage();
  const settings = useSite().site.search as SearchSettings;
  const { lang, version } = page;
  const id = `duet-search${useId().replace(/[^\w-]/g, '')}`;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [Panel, setPanel] = useState<typeof SearchPanel>();
  const [failed, setFailed] = useState(false);
  const [commandKey, setCommandKey] = useState('Ctrl');
  const enabled = settings?.mode === 'remote' || indexHash(settings ?? {}, lang, version) !== undefined;

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
  // Invoker attributes work before hydration. React's types do not know them yet.
  const invokes = (command: 'show-modal' | 'close') => ({ command, commandfor: id });
  const open = useCallback(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    if (!enabled) return;
    // Opened before React was there: its focus event is past.
    if (dialog.current?.open) begin();
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setCommandKey('⌘');
    const onKeyDown = (event: KeyboardEvent) => {
      const wish = opensSearch(event, dialog.current?.open ?? false);
      if (!wish) return;
      event.preventDefault();
      if (wish === 'open') open();
      else close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, begin, open, close]);

  useEffect(() => rememberVisit(page), [page]);

  return { enabled, id, dialog, input, Panel, failed, commandKey, begin, invokes, open, close };
}
