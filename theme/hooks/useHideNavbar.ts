import { useEffect } from 'react';
import { hidesNavbar } from '../logic/hideNavbar';

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      hidden = hidesNavbar(hidden, before, window.scrollY, height);
      before = window.scrollY;
      if (hidden) root.dataset.duetNav = 'hidden';
      else delete root.dataset.duetNav;
    };
    const onScroll = () => {
      timer ??= setTimeout(look, throttleMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      delete root.dataset.duetNav;
    };
  }, [enabled]);
}
