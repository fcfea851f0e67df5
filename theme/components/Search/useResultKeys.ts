import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** What the keys work on. */
interface Results {
  /** Id of the list; its options are `<id>-0`, `<id>-1`, …. */
  listId: string;
  /** How many options there are. */
  count: number;
  /** What the list answers; another value selects the first option again. */
  answered: string | undefined;
  /** Whether the list may still change by itself, so that Enter had better wait. */
  coming: boolean;
}

/**
 * Arrow keys and Enter in the search field: the highlight wraps, Enter opens
 * the highlighted option, or the first one as soon as it has come.
 * @see ARIA Authoring Practices, "Combobox" with list autocomplete
 */
export function useResultKeys(input: RefObject<HTMLInputElement | null>, results: Results) {
  const { listId, count, answered, coming } = results;
  const [selected, setSelected] = useState(0);
  const waiting = useRef(false);
  const current = Math.min(selected, Math.max(count - 1, 0));
  const openOption = useCallback(
    (index: number) => document.getElementById(`${listId}-${index}`)?.click(),
    [listId],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer selects its first option
  useEffect(() => setSelected(0), [answered]);

  useEffect(() => {
    if (!waiting.current || coming) return;
    waiting.current = false;
    if (count > 0) openOption(0);
  }, [coming, count, openOption]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) field.setAttribute('aria-activedescendant', `${listId}-${current}`);
    else field.removeAttribute('aria-activedescendant');
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, count, current]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Keys of an input method choose a word there, not a result here.
      if (event.isComposing || event.keyCode === 229) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        event.preventDefault();
        if (count > 0) setSelected((current + step + count) % count);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (coming) waiting.current = true;
        else if (count > 0) openOption(current);
      }
    };
    const onInput = () => {
      waiting.current = false;
    };
    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('input', onInput);
    return () => {
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('input', onInput);
    };
  }, [input, count, current, coming, openOption]);

  return current;
}
