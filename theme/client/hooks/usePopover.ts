import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { isHeld } from '../../shared/href';
import { placePopover } from '../browser/placePopover';

/** A popover opens once the pointer has rested on its button this long, in milliseconds. */
const openDelayMs = 100;

/** What {@link usePopover} depends on. */
export interface PopoverBehavior {
  /** Side of the button, and after a dash the edge that both share. */
  placement: string;
  /** Whether hovering opens it. */
  opensOnHover: boolean;
  /** How long after the pointer has left it closes, in milliseconds. */
  closeDelayMs: number;
  /** Whether it closes when the pointer or focus leaves it, however it was opened, and when a link in it is followed. */
  isMenu: boolean;
}

/** Adds to a popover what the platform lacks: opening on hover, closing, and positions in browsers without anchors. */
export function usePopover({ placement, opensOnHover, closeDelayMs, isMenu }: PopoverBehavior) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOpen = () => panel.current?.matches(':popover-open');
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen()) panel.current?.hidePopover();
    byHover.current = false;
  };
  const later = ({ pointerType }: PointerEvent, action: () => void, delay: number) => {
    if (pointerType !== 'mouse' || !opensOnHover) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };
  const open = () => {
    // Where the layout shows the panel's content inline, its button is not displayed.
    if (isOpen() || !button.current?.offsetWidth) return;
    byHover.current = true;
    panel.current?.showPopover({ source: button.current });
  };

  return {
    area: {
      onPointerEnter: (event: PointerEvent) => later(event, open, openDelayMs),
      onPointerLeave: (event: PointerEvent) =>
        later(event, () => (isMenu || byHover.current) && close(), closeDelayMs),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (isMenu && relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    button: {
      ref: button,
      // If hovering has opened it, the first press keeps it open, and the next one closes it.
      onClick(event: MouseEvent) {
        clearTimeout(timer.current);
        if (byHover.current && isOpen()) event.preventDefault();
        byHover.current = false;
      },
    },
    panel: {
      ref: panel,
      onClick(event: MouseEvent) {
        if (isMenu && !isHeld(event) && (event.target as Element).closest('a')) close();
      },
      onToggle({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) {
        if (target === currentTarget && button.current)
          placePopover(panel.current!, button.current, placement);
      },
    },
  };
}
