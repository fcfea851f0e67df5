import { type ReactNode, useId, useRef } from 'react';
import { usePlacementFallback } from '../../hooks/usePlacementFallback';
import { useHoverOpen } from './useHoverOpen';
import './Popover.css';

/** Side of the trigger; the second word names the edge that both share. */
export type PopoverPlacement =
  | 'top'
  | 'top-left'
  | 'top-right'
  | 'right'
  | 'bottom'
  | 'bottom-left'
  | 'bottom-right'
  | 'left';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Name of the trigger for assistive technology. */
  label: string;
  /** What the trigger button shows. */
  trigger: ReactNode;
  /** Classes of the trigger button. */
  triggerClassName?: string;
  /** What opens; any content, links among them. */
  children: ReactNode;
  /**
   * Where it opens.
   * @default 'right'
   */
  placement?: PopoverPlacement;
  /**
   * `hover` opens after 0.1 s under the pointer too; click and keyboard always do.
   * @default 'hover'
   */
  openOn?: 'hover' | 'click';
}

/**
 * A disclosure that floats beside its button. It is the platform's own
 * `popover`: it works before hydration and without script, closes by Escape and
 * by a click outside, and gives focus back.
 */
export function Popover({
  label,
  trigger,
  triggerClassName = '',
  children,
  placement = 'right',
  openOn = 'hover',
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hover = useHoverOpen(button, panel, openOn === 'hover');
  usePlacementFallback(button, panel, placement);
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return (
    <span className="duet-popover rp-not-doc" {...hover.area}>
      <button
        type="button"
        className={`duet-popover__trigger ${triggerClassName}`.trim()}
        aria-label={label}
        popoverTarget={id}
        ref={button}
        {...hover.button}
      >
        {trigger}
      </button>
      <div className="duet-popover__panel" id={id} popover="auto" data-placement={placement} ref={panel}>
        {children}
      </div>
    </span>
  );
}
