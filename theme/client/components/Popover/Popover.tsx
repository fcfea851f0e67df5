import { type ComponentProps, type ReactNode, useId } from 'react';
import { usePopover } from '../../hooks/usePopover';
import { rootProps } from '../../logic/rootProps';
import './Popover.css';

/** Side of the trigger; the second word is the edge that both are aligned to. */
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
export interface PopoverProps extends ComponentProps<'span'> {
  /** Accessible name of the trigger. */
  label: string;
  /** Content of the trigger button. */
  trigger: ReactNode;
  /** Additional class of the trigger button. @default none */
  triggerClassName?: string;
  /** Content of the popover; may include links. */
  children: ReactNode;
  /** Position of the popover. @default 'right' */
  placement?: PopoverPlacement;
  /** `hover` also opens it after 0.1 s under the pointer; clicks and keys always do. @default 'hover' */
  openOn?: 'hover' | 'click';
}

/** A floating disclosure beside its button, which also works without JavaScript. */
export function Popover(props: PopoverProps) {
  const { placement = 'right', openOn = 'hover', label, trigger, triggerClassName, ...others } = props;
  const { children, ...rest } = others;
  const id = useId();
  const opensOnHover = openOn === 'hover';
  const { area, button, panel } = usePopover({ placement, opensOnHover, closeDelayMs: 100, isMenu: false });
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return (
    <span {...rootProps('duet-popover rp-not-doc', rest, area)}>
      <button
        type="button"
        className={`duet-popover__trigger ${triggerClassName ?? ''}`.trim()}
        aria-label={label}
        popoverTarget={id}
        {...button}
      >
        {trigger}
      </button>
      <div className="duet-popover__panel" id={id} popover="auto" data-placement={placement} {...panel}>
        {children}
      </div>
    </span>
  );
}
