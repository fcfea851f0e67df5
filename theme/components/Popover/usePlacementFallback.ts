import { type RefObject, useEffect } from 'react';
import { placeBeside } from '../../logic/placement';

/** Positions a popover with JavaScript in browsers without CSS anchor positioning. */
export function usePlacementFallback(
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  placement: string,
): void {
  useEffect(() => {
    const popover = panel.current;
    if (!popover || CSS.supports('position-area', 'bottom')) return;
    const place = () => {
      if (!button.current || !popover.matches(':popover-open')) return;
      const { width, height } = popover.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const at = placeBeside(
        button.current.getBoundingClientRect(),
        { width, height },
        { width: clientWidth, height: clientHeight },
        placement,
      );
      popover.style.inset = `${at.top}px auto auto ${at.left}px`;
    };
    popover.addEventListener('toggle', place);
    return () => popover.removeEventListener('toggle', place);
  }, [button, panel, placement]);
}
