import { IconScrollToTop, SvgWrapper } from '@rspress/core/theme';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { goToTop } from '../../../page/goToTop';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import './ScrollToTop.css';

/** Button that scrolls to the top; hidden while the page is at the top. */
export function ScrollToTop(props: ComponentProps<'button'>) {
  const t = useText();
  const scrolled = useSyncExternalStore(
    onScroll,
    () => !import.meta.env.SSG_MD && window.scrollY > 0,
    () => false,
  );
  return (
    <button
      type="button"
      aria-label={t('scrollToTopText')}
      title={t('scrollToTopText')}
      {...rootProps('duet-to-top', props, { onClick: goToTop })}
      hidden={!scrolled}
    >
      <SvgWrapper icon={IconScrollToTop} className="duet-to-top__icon" aria-hidden />
    </button>
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
