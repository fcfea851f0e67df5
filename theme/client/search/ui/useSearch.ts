import { usePage } from '@rspress/core/runtime';
import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchScope } from '../../../shared/search/settings';
import { localSearch } from '../service/localSearch';
import { search as searchOnce } from '../service/search';
import { forgetIndex, startIndex } from '../service/startIndex';
import { createSearch } from './createSearch';
import { forgetHistory, readHistory } from './history';
import { listenToDialog } from './listenToDialog';
import { lockScroll } from './lockScroll';
import { type SearchState, startState } from './searchState';
import { siteHooks } from './siteHooks';

/**
 * The state of the search dialog, and a function that sends it events. The dialog and its language stay the same
 * while the component is mounted.
 * @param id id of the dialog
 */
export function useSearch(id: string, scope: SearchScope) {
  const { lang, routePath } = usePage().page;
  const hasHooks = scope.settings.hasHooks === true;
  const [state, setState] = useState(() => startState(hasHooks));
  const [{ search, dialog, field }] = useState(() => connect(id, scope, setState));

  useEffect(() => {
    search.send({ type: 'loading', isRetry: false });
    const stopListening = listenToDialog(dialog, field, search.send);
    return () => {
      stopListening();
      search.stop();
    };
  }, [search, dialog, field]);

  useEffect(() => lockScroll(dialog), [dialog]);

  // Read before the dialog opens, so that the history is there in its first frame.
  useEffect(() => {
    const read = () => search.send({ type: 'remembered', history: readHistory(lang, routePath) });
    read();
    dialog.addEventListener('close', read);
    return () => dialog.removeEventListener('close', read);
  }, [search, dialog, lang, routePath]);

  return { state, send: search.send, dialog, field };
}

/** Connects the state machine with the dialog, the index and the hooks of the site. */
function connect(id: string, scope: SearchScope, setState: (state: SearchState) => void) {
  const dialog = document.getElementById(id) as HTMLDialogElement;
  const field = dialog.querySelector('input')!;
  const search = createSearch({
    hasHooks: scope.settings.hasHooks === true,
    openIndex(isRetry, reports) {
      if (isRetry) forgetIndex();
      const started = startIndex(scope);
      return started && localSearch(started, reports);
    },
    search: (query, local, signal, onDraft) =>
      searchOnce(query, { ...scope, hooks: siteHooks, local }, signal, onDraft),
    // Results are a transition, so that rendering them never delays the next key.
    show: (state, isDirect) => (isDirect ? setState(state) : startTransition(() => setState(state))),
    openOption(option, state) {
      flushSync(() => setState(state));
      document.getElementById(`${id}-results-${option}`)?.click();
    },
    fillField(query) {
      field.value = query;
      field.focus();
    },
    hoveredOption: () => Number(dialog.querySelector('[role=option]:hover')?.id.split('-').at(-1) ?? -1),
    forgetHistory,
  });
  return { search, dialog, field };
}
