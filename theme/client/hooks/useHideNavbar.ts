import { useEffect } from 'react';
import { hidesNavbar } from '../logic/hideNavbar';
import { throttled } from '../logic/throttle';

/** Interval at which the scroll position is read, in milliseconds. */
const throttleMs = 200;

/** Marks `<html data-duet-nav="hidden">` while the reader scrolls down, if enabled (`hideNavbar: 'auto'`). */
export function useHideNavbar(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const root = document.documentElement;
    const height = Number.parseFloat(getComputedStyle(root).getPropertyValue('--duet-nav'));
    let before = window.scrollY;
    let hidden = false;
    const update = throttled(() => {
      hidden = hidesNavbar(hidden, before, window.scrollY, height);
      before = window.scrollY;
      if (hidden) root.dataset.duetNav = 'hidden';
      else delete root.dataset.duetNav;
    }, throttleMs);
    window.addEventListener('scroll', update.call, { passive: true });
    return () => {
      update.cancel();
      window.removeEventListener('scroll', update.call);
      delete root.dataset.duetNav;
    };
  }, [enabled]);
}
