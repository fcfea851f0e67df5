import { type RefObject, useLayoutEffect } from 'react';
import { inertPage } from './inertPage';
import { lockScroll } from './lockScroll';

/**
 * Makes the page behind an open popover inert and still, as a modal dialog would. Not by
 * `showModal()`: that restyles the whole page in the very task which should show the dialog,
 * and takes a phone up to 80 ms of it on a long page.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = popover.current;
    if (!box) return;
    const page = inertPage(box);
    let letScroll = () => {};
    const hold = () => {
      page.hold();
      letScroll = lockScroll(box);
    };
    const onToggle = (event: Event) => {
      letScroll();
      if ((event as ToggleEvent).newState === 'open') hold();
      else page.release();
    };
    // Opened before React was there.
    if (box.matches(':popover-open')) hold();
    box.addEventListener('beforetoggle', onToggle);
    return () => {
      box.removeEventListener('beforetoggle', onToggle);
      letScroll();
      page.releaseAtOnce();
    };
  }, [popover]);
}
