import { type RefObject, useLayoutEffect } from 'react';
import { inertPage } from './inertPage';
import { lockScroll } from './lockScroll';

/**
 * Makes an open popover modal: the page is inert and does not scroll. `showModal()`
 * would restyle the whole page at once, 80 ms on a phone.
 */
export function useModalPopover(
  popover: RefObject<HTMLElement | null>,
  opener: RefObject<Element | null>,
): void {
  useLayoutEffect(() => {
    const box = popover.current;
    if (!box) return;
    const page = inertPage(box, opener);
    let release: (() => void) | undefined;
    const hold = () => {
      page.enable();
      release = lockScroll(box);
    };
    const onToggle = (event: Event) => {
      release?.();
      if ((event as ToggleEvent).newState === 'open') hold();
      else page.disable();
    };
    // Opened before this was loaded.
    if (box.matches(':popover-open')) hold();
    box.addEventListener('beforetoggle', onToggle);
    return () => {
      box.removeEventListener('beforetoggle', onToggle);
      release?.();
      page.disableAtOnce();
    };
  }, [popover, opener]);
}
