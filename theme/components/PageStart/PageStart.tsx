import { usePage, useSite } from '@rspress/core/runtime';
import { SkipLink } from '@rspress/core/theme';
import { useEffect, useRef } from 'react';
import './PageStart.css';

/** First element in the tab order. After a navigation it takes the focus, and the new title is announced. */
export function PageStart({ skip }: { skip: boolean }) {
  const { page } = usePage();
  const { site } = useSite();
  const start = useRef<HTMLSpanElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const last = useRef(page.routePath);
  useEffect(() => {
    if (last.current === page.routePath) return;
    last.current = page.routePath;
    if (status.current) status.current.textContent = page.title || site.title;
    // With a hash, the focus moves to its heading.
    if (!window.location.hash) start.current?.focus({ preventScroll: true });
  }, [page.routePath, page.title, site.title]);
  return (
    <>
      <span id="duet-start" className="duet-start" ref={start} tabIndex={-1} />
      {skip && <SkipLink />}
      <p className="duet-visually-hidden" role="status" ref={status} />
    </>
  );
}
