import { useLayoutEffect } from 'react';
import { prefetchSoon } from '../../browser/prefetch';

/** Lets the search field reference the highlighted option of its list, which is kept in view and whose page is loaded soon. */
export function useActiveOption(
  field: HTMLInputElement,
  listId: string,
  count: number,
  selected: number,
): void {
  // Before the list is painted: the field never references an option that has gone.
  useLayoutEffect(() => {
    const id = `${listId}-${selected}`;
    field.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) field.setAttribute('aria-activedescendant', id);
    else field.removeAttribute('aria-activedescendant');
    const option = document.getElementById(id);
    option?.scrollIntoView({ block: 'nearest' });
    prefetchSoon(option);
  }, [field, listId, count, selected]);
}
