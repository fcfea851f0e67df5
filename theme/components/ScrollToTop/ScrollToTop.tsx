import { IconScrollToTop, SvgWrapper } from '@rspress/core/theme';
import { useSyncExternalStore } from 'react';
import { useText } from '../../hooks/useText';
import './ScrollToTop.css';

/** Button that scrolls to the top; hidden while the page is at the top. */
export function ScrollToTop() {
  const t = useText();
  const scrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > 0,
    () => false,
  );
  const up = () => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
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
      <SvgWrapper icon={IconScrollToTop} className="duet-to-top__icon" aria-hidden />
    </button>
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
