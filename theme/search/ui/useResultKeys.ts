import { type RefObject, useCallback, useEffect } from 'react';
import { type ResultList, useSelection } from './useSelection';

/** What the keys work on. */
interface Results extends ResultList {
  /** Whether the list may still change by itself, so that Enter had better wait. */
  coming: boolean;
}

/** How many options Page Up and Page Down pass. */
const pageStep = 5;

/**
 * Arrow keys, Page Up and Down, and Enter in the search field: the highlight wraps, Enter opens
 * the highlighted option, or the first one as soon as it has come.
 * @see ARIA Authoring Practices, "Combobox" with list autocomplete
 */
export function useResultKeys(input: RefObject<HTMLInputElement | null>, results: Results): number {
  const { listId, count, answered = '', coming } = results;
  const [current, select] = useSelection(input, results);
  const openOption = useCallback(
    (index: number) => document.getElementById(`${listId}-${index}`)?.click(),
    [listId],
  );
  // What is drawn may be behind what is typed.
  const isSettled = useCallback(
    () => !coming && input.current?.value.trim() === answered,
    [input, answered, coming],
  );

  useEffect(() => {
    // What Enter was pressed for before its results had come.
    const awaited = input.current?.dataset.awaited;
    if (!awaited || !isSettled()) return;
    if (awaited === answered && count > 0) openOption(0);
    delete input.current?.dataset.awaited;
  }, [input, isSettled, answered, count, openOption]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Keys of an input method choose a word there, not a result here.
      if (event.isComposing || event.keyCode === 229) return;
      const place = {
        ArrowDown: (current + 1) % count,
        ArrowUp: (current - 1 + count) % count,
        PageDown: Math.min(current + pageStep, count - 1),
        PageUp: Math.max(current - pageStep, 0),
      }[event.key];
      if (place === undefined && event.key !== 'Enter') return;
      // Left to theme/build/searchScript, which notes that it is awaited.
      if (place === undefined && !isSettled()) return;
      event.preventDefault();
      if (count > 0) place === undefined ? openOption(current) : select(place);
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [input, count, current, select, isSettled, openOption]);

  return current;
}
