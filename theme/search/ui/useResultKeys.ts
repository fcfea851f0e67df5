import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';
import { type ResultList, useSelection } from './useSelection';

/** The list that the keys work on. */
interface Results extends ResultList {
  /** Whether results are still loading, so that Enter waits for them. */
  coming: boolean;
}

/** How many options Page Up and Page Down move by. */
const pageStep = 5;

/**
 * Keys in the search field, as in the ARIA pattern "Combobox": arrows wrap, Enter opens the highlighted
 * option, or the first one as soon as there is one.
 */
export function useResultKeys(input: RefObject<HTMLInputElement | null>, results: Results): number {
  const { listId, count, answered = '', coming } = results;
  const [current, select] = useSelection(input, results);
  const openOption = useCallback(
    (index: number) => document.getElementById(`${listId}-${index}`)?.click(),
    [listId],
  );
  // The list may still belong to an earlier query.
  const isSettled = useCallback(
    () => !coming && input.current?.value.trim() === answered,
    [input, answered, coming],
  );

  useEffect(() => {
    // The query for which Enter was pressed before its results were there.
    const awaited = input.current?.dataset.awaited;
    if (!awaited || !isSettled()) return;
    if (awaited === answered && count > 0) openOption(0);
    delete input.current?.dataset.awaited;
  }, [input, isSettled, answered, count, openOption]);

  // Before the list is painted: a key that is pressed as soon as it is visible works on it.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // An input method uses these keys itself.
      if (event.isComposing || event.keyCode === 229) return;
      const place = {
        ArrowDown: (current + 1) % count,
        ArrowUp: (current - 1 + count) % count,
        PageDown: Math.min(current + pageStep, count - 1),
        PageUp: Math.max(current - pageStep, 0),
      }[event.key];
      if (place === undefined && event.key !== 'Enter') return;
      // head/searchScript notes that Enter waits for results.
      if (place === undefined && !isSettled()) return;
      event.preventDefault();
      if (count > 0) place === undefined ? openOption(current) : select(place);
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [input, count, current, select, isSettled, openOption]);

  return current;
}
