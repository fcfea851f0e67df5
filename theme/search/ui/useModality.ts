import { type RefObject, useLayoutEffect } from 'react';
import { holdPage } from './holdPage';
import { holdScroll } from './holdScroll';

/**
 * Makes the page behind an open popover inert and still, as a modal dialog would. Not by
 * `showModal()`: that restyles the whole page in the very task which should show the dialog,
 * and takes a phone up to 80 ms of it on a long page.
 */
export function useModality(popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = popover.current;
    if (!box) return;
    const page = holdPage(box);
    let letScroll = () => {};
    const hold = () => {
      page.hold();
      letScroll = holdScroll(box);
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
