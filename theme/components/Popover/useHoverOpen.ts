import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** How long the pointer rests before a popover opens, and is away before it closes, in milliseconds. */
const hoverDelayMs = 100;

/**
 * Opens a popover while the mouse is over its area. A click on the button of a popover that was
 * opened by hovering keeps it open.
 */
export function useHoverOpen(
  button: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLDivElement | null>,
  enabled: boolean,
) {
  const timer = useRef<number>(undefined);
  const byHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!enabled) return { area: {}, button: {} };

  const later = (event: PointerEvent, action: () => void) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(action, hoverDelayMs);
  };
  return {
    area: {
      onPointerEnter: (event: PointerEvent) =>
        later(event, () => {
          if (panel.current?.matches(':popover-open')) return;
          byHover.current = true;
          panel.current?.showPopover({ source: button.current ?? undefined });
        }),
      onPointerLeave: (event: PointerEvent) =>
        later(event, () => {
          if (byHover.current) panel.current?.hidePopover();
          byHover.current = false;
        }),
    },
    button: {
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        // Escape may have closed it meanwhile: then the click opens it.
        if (byHover.current && panel.current?.matches(':popover-open')) event.preventDefault();
        byHover.current = false;
      },
    },
  };
}
