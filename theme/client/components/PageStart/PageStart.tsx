import { usePage, useSite } from '@rspress/core/runtime';
import { SkipLink } from '@rspress/core/theme';
import { useRef } from 'react';
import { useChange } from '../../hooks/useChange';
import './PageStart.css';

/** First element in the tab order. After a navigation it takes the focus, and the new title is announced. */
export function PageStart({ skip }: { skip: boolean }) {
  const { page } = usePage();
  const { site } = useSite();
  const start = useRef<HTMLSpanElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useChange(page.routePath, () => {
    if (status.current) status.current.textContent = page.title || site.title;
    // With a hash, the focus moves to its heading.
    if (!window.location.hash) start.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <span id="duet-start" className="duet-start" ref={start} tabIndex={-1} />
      {skip && <SkipLink />}
      <p className="duet-visually-hidden" role="status" ref={status} />
    </>
  );
}
