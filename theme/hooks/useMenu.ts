import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A menu opens once the pointer has rested on its button this long, in milliseconds. */
const openDelayMs = 100;
/** A menu closes this long after the pointer has left it, in milliseconds. */
const closeDelayMs = 150;

/**
 * Behaviour that the platform does not give a popover menu: it opens on hover, closes after the
 * pointer or the focus has left it, and closes when a link in it is followed.
 */
export function useMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOpen = () => panel.current?.matches(':popover-open');
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen()) panel.current?.hidePopover();
  };

  return {
    root: {
      onPointerEnter({ pointerType }: PointerEvent) {
        clearTimeout(timer.current);
        // Where the layout shows the panel's content inline, its button is not displayed.
        if (pointerType !== 'mouse' || isOpen() || !button.current?.offsetWidth) return;
        timer.current = setTimeout(() => {
          if (isOpen()) return;
          panel.current?.showPopover();
          byHover.current = true;
        }, openDelayMs);
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') timer.current = setTimeout(close, closeDelayMs);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    button: {
      ref: button,
      // The hover has opened it already: a press keeps it open, the next one closes it.
      onClick(event: MouseEvent) {
        clearTimeout(timer.current);
        if (byHover.current) event.preventDefault();
        byHover.current = false;
      },
    },
    panel: {
      ref: panel,
      onClick({ target }: MouseEvent) {
        if ((target as Element).closest('a')) close();
      },
      onToggle({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) {
        if (target === currentTarget && !isOpen()) byHover.current = false;
      },
    },
  };
}
