import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { prefetchSoon } from '../../browser/prefetch';

/** A list of options below the field. */
export interface ResultList {
  /** Id of the list; its options are `<id>-0`, `<id>-1`, …. */
  listId: string;
  /** Number of options. */
  count: number;
  /** The query of the list; another one selects the first option again. */
  answered: string | undefined;
}

/** The number of the highlighted option, which the field references, and a function that highlights another one. */
export function useSelection(
  input: RefObject<HTMLInputElement | null>,
  { listId, count, answered }: ResultList,
): [number, (index: number) => void] {
  const [selected, setSelected] = useState({ answered, index: 0 });
  // While rendering: in an effect, it would undo a key that is pressed as soon as the list is visible.
  if (selected.answered !== answered) setSelected({ answered, index: 0 });
  const current = Math.min(selected.index, Math.max(count - 1, 0));
  const select = useCallback((index: number) => setSelected({ answered, index }), [answered]);

  // Before the list is painted: the field never references an option that has gone.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) field.setAttribute('aria-activedescendant', `${listId}-${current}`);
    else field.removeAttribute('aria-activedescendant');
    const option = document.getElementById(`${listId}-${current}`);
    option?.scrollIntoView({ block: 'nearest' });
    prefetchSoon(option);
  }, [input, listId, count, current]);

  return [current, select];
}
