import { useI18n } from '@rspress/core/runtime';
import { useScrolled } from '../../hooks/useScrolled';
import type { DuetText } from '../../text';
import './ScrollToTop.css';

/** Back to the top of the page; there once the page is scrolled at all. */
export function ScrollToTop() {
  const t = useI18n<DuetText>();
  const scrolled = useScrolled();
  const up = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    document.getElementById('duet-start')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className="duet-to-top"
      hidden={!scrolled}
      onClick={up}
      aria-label={t('scrollToTopText')}
      title={t('scrollToTopText')}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 13V3M3.5 7.5 8 3l4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
