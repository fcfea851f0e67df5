import { IconArrowDown, SvgWrapper } from '@rspress/core/theme';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { usePopover } from '../../hooks/usePopover';
import { rootProps } from '../../logic/rootProps';
import './NavMenu.css';

/** Props of {@link NavMenu}. */
export interface NavMenuProps extends ComponentProps<'div'> {
  /** Content of the button. @default none */
  face?: ReactNode;
  /** Link beside the button, for an entry that is a page too. Hovering it opens the menu. @default none */
  link?: ReactNode;
  /** Accessible name of the button. @default its content */
  label?: string;
  /** Whether an arrow shows that the button opens a menu. @default true */
  arrow?: boolean;
  /** Whether the current page is among the entries. @default false */
  current?: boolean;
  /** Additional class of the root element. @default none */
  className?: string;
  /** Content of the menu. */
  children: ReactNode;
}

const behavior = { placement: 'bottom-right', opensOnHover: true, closeDelayMs: 150, isMenu: true };

/** Disclosure in the navbar: a button and a popover below it, which also work without JavaScript. */
export function NavMenu(props: NavMenuProps) {
  const { face, link, label, arrow = true, current = false, children, ...rest } = props;
  const id = useId();
  const { area, button, panel } = usePopover(behavior);
  return (
    <div {...rootProps('duet-menu', rest, area)}>
      {link}
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
