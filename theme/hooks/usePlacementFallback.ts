import { type RefObject, useEffect } from 'react';
import { isOutside, placeBeside } from '../logic/placement';

/**
 * Places a popover by script where CSS anchor positioning is not supported, or has placed it
 * outside the window: WebKit 2.50 does so for an anchor in a sticky bar once the page is scrolled.
 */
export function usePlacementFallback(
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  placement: string,
): void {
  useEffect(() => {
    const popover = panel.current;
    if (!popover) return;
    const place = () => {
      popover.style.removeProperty('inset');
      popover.style.removeProperty('position-area');
      if (!button.current || !popover.matches(':popover-open')) return;
      const { clientWidth, clientHeight } = document.documentElement;
      const window = { width: clientWidth, height: clientHeight };
      const box = popover.getBoundingClientRect();
      if (CSS.supports('position-area', 'bottom') && !isOutside(box, window)) return;
      const at = placeBeside(button.current.getBoundingClientRect(), box, window, placement);
      popover.style.setProperty('position-area', 'none');
      popover.style.setProperty('inset', `${at.top}px auto auto ${at.left}px`);
    };
    popover.addEventListener('toggle', place);
    return () => popover.removeEventListener('toggle', place);
  }, [button, panel, placement]);
}
