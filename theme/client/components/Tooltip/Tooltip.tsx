import { type ComponentProps, cloneElement, type KeyboardEvent, type ReactElement, useId } from 'react';
import { rootProps } from '../../logic/rootProps';
import './Tooltip.css';

/** Props of {@link Tooltip}. */
export interface TooltipProps extends ComponentProps<'span'> {
  /** Text of the tooltip. */
  text: string;
  /** The control that the tooltip describes. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Side of the control. @default 'right' */
  placement?: 'top' | 'right' | 'bottom' | 'left';
}

/** Text beside a control on hover or focus. CSS does it, except that Escape hides the text (WCAG 1.4.13). */
export function Tooltip({ text, children, placement = 'right', ...rest }: TooltipProps) {
  const id = useId();
  if (import.meta.env.SSG_MD) return children;
  const hide = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') event.currentTarget.dataset.hidden = '';
  };
  // Key events bubble from the focused control.
  const handlers = { onKeyDown: hide, onPointerLeave: show, onBlur: show };
  return (
    <span {...rootProps('duet-tooltip rp-not-doc', rest, handlers)}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span className="duet-tooltip__text" role="tooltip" id={id} data-placement={placement}>
        {text}
      </span>
    </span>
  );
}

function show(event: { currentTarget: HTMLElement }) {
  delete event.currentTarget.dataset.hidden;
}
