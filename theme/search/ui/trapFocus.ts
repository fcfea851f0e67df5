const tabbable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Keeps Tab inside `dialog` while it is open, until the returned function is called; `inert` does not,
 * as browsers also focus scroll containers and the body.
 */
export function trapFocus(dialog: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!dialog.matches(':popover-open')) return;
    const elements = [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(
      element => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
    );
    const next = nextFocus(elements, document.activeElement, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** The element of a list that Tab must focus after `current`; undefined where the browser finds the right one. */
export function nextFocus<Item>(
  elements: readonly Item[],
  current: unknown,
  backwards: boolean,
): Item | undefined {
  const place = elements.indexOf(current as Item);
  const isInside = backwards ? place > 0 : place >= 0 && place < elements.length - 1;
  return isInside ? undefined : elements.at(backwards ? -1 : 0);
}
