import { useI18n } from '@rspress/core/runtime';
import { IconClose, SvgWrapper } from '@rspress/core/theme';
import { useId } from 'react';
import { useModal } from '../../hooks/useModal';
import type { DuetText } from '../../text';
import type { NavItemsSlots } from '../Nav/Nav';
import { NavScreen } from './NavScreen';
import './NavHamburger.css';

/** Width from which on the bar shows everything, in CSS pixels (specification 2.6). */
const barFromWidth = 768;

/** Below 768 px: a button, and the full-screen menu that it opens. */
export function NavHamburger(slots: NavItemsSlots) {
  const t = useI18n<DuetText>();
  const id = useId();
  const { dialog, opener, closer } = useModal(barFromWidth);
  // React has no names for these two attributes yet, but passes them on.
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
        <Lines />
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
            <SvgWrapper icon={IconClose} aria-hidden />
          </button>
        </div>
        <NavScreen {...slots} />
      </dialog>
    </>
  );
}

function Lines() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path strokeLinecap="round" d="M4 7.5h16M4 12h16M4 16.5h16" />
    </svg>
  );
}
