import { IconArrowDown, SvgWrapper } from '@rspress/core/theme';
import { type ReactNode, useId } from 'react';
import { useMenu } from '../../hooks/useMenu';
import { usePlacementFallback } from '../../hooks/usePlacementFallback';
import './NavMenu.css';

export interface NavMenuProps {
  /** What the button shows. */
  face?: ReactNode;
  /**
   * Accessible name of the button.
   * @default what it shows
   */
  label?: string;
  /**
   * Whether an arrow tells that there is more below; icons do without.
   * @default true
   */
  arrow?: boolean;
  /**
   * Whether the reader's place is among the entries.
   * @default false
   */
  current?: boolean;
  /**
   * Further class of the root.
   * @default none
   */
  className?: string;
  /** What opens below the button. */
  children: ReactNode;
}

/**
 * A disclosure in the navbar: a button and a popover below it. It works before React and without
 * it; React adds hover and closes it when focus leaves.
 */
export function NavMenu({ face, label, arrow = true, current = false, className, children }: NavMenuProps) {
  const id = useId();
  const { root, button, panel } = useMenu();
  usePlacementFallback(button.ref, panel.ref, 'bottom-right');
  return (
    <div className={className ? `duet-menu ${className}` : 'duet-menu'} {...root}>
      <button
        type="button"
        className="duet-menu__button"
        popoverTarget={id}
        aria-label={label}
        title={arrow ? undefined : label}
        data-current={current || undefined}
        {...button}
      >
        {face}
        {arrow && <SvgWrapper icon={IconArrowDown} className="duet-menu__arrow" aria-hidden />}
      </button>
      <div id={id} className="duet-menu__panel rp-not-doc" popover="auto" {...panel}>
        {children}
      </div>
    </div>
  );
}
