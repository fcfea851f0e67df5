import { IconClose, IconSmallMenu, SvgWrapper } from '@rspress/core/theme';
import { useId } from 'react';
import { useModal } from '../../hooks/useModal';
import { useText } from '../../hooks/useText';
import type { NavItemsSlots } from '../Nav/Nav';
import { NavScreen } from './NavScreen';
import './NavHamburger.css';

/** From this window width, in CSS pixels, the navbar shows all entries. */
const barFromWidth = 768;

/** Button and full-screen menu for windows narrower than 768 px. */
export function NavHamburger(slots: NavItemsSlots) {
  const t = useText();
  const id = useId();
  const { dialog, opener, closer } = useModal(barFromWidth);
  // React has no types for these two attributes yet, but renders them.
  const invokes = (command: string) => ({ command, commandfor: id });
  return (
    <>
      <button
        type="button"
        className="duet-hamburger"
        aria-label={t('navOpen')}
        aria-haspopup="dialog"
        {...invokes('show-modal')}
        {...opener}
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
