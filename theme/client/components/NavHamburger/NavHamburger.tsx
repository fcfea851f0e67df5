import { IconClose, IconSmallMenu, SvgWrapper } from '@rspress/core/theme';
import { type ComponentProps, useId } from 'react';
import { useModal } from '../../hooks/useModal';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import { widerThanPhone } from '../../logic/widths';
import type { NavItemsSlots } from '../Nav/Nav';
import { NavScreen } from './NavScreen';
import './NavHamburger.css';

/** Props of {@link NavHamburger}. Attributes are those of the button. */
export interface NavHamburgerProps extends NavItemsSlots, ComponentProps<'button'> {}

/** Button and full-screen menu for windows narrower than 768 px. */
export function NavHamburger(props: NavHamburgerProps) {
  const { beforeLeftNavItems, afterLeftNavItems, beforeRightNavItems, afterRightNavItems, ...rest } = props;
  const slots = { beforeLeftNavItems, afterLeftNavItems, beforeRightNavItems, afterRightNavItems };
  const t = useText();
  const id = useId();
  const { dialog, opener, closer } = useModal(widerThanPhone);
  // React has no types for these two attributes yet, but renders them.
  const invokes = (command: string) => ({ command, commandfor: id });
  return (
    <>
      <button
        type="button"
        aria-label={t('navOpen')}
        aria-haspopup="dialog"
        {...rootProps('duet-hamburger', rest, opener)}
        {...invokes('show-modal')}
      >
        <SvgWrapper icon={IconSmallMenu} className="duet-hamburger__icon" aria-hidden />
      </button>
      <dialog id={id} className="duet-screen rp-not-doc" aria-label={t('menuTitle')} {...dialog}>
        <div className="duet-screen__top">
          <span className="duet-screen__name" aria-hidden="true">
            {t('menuTitle')}
          </span>
          <button
            type="button"
            className="duet-hamburger"
            aria-label={t('navClose')}
            {...invokes('close')}
            {...closer}
          >
            <SvgWrapper icon={IconClose} className="duet-hamburger__icon" aria-hidden />
          </button>
        </div>
        <NavScreen {...slots} />
      </dialog>
    </>
  );
}
