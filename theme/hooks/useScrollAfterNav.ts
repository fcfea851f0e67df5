import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { runAfter } from '../logic/runAfter';

/** Time after which a navigation with a hash goes to its heading. Milliseconds. */
const hashDelayMs = 100;

/**
 * After a navigation to a page with a hash: scrolls to the heading and moves the focus there. The
 * first page, hashes on the same page and the history are the browser's own.
 */
export function useScrollAfterNav(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for one navigation
  useEffect(() => {
    if (type === 'POP' || !hash) return;
    const focused = document.activeElement;
    return runAfter(() => {
      const target = document.getElementById(idOf(hash));
      if (!target) return;
      target.scrollIntoView();
      // Whoever has gone on in the meantime, into a menu for example, stays there.
      if (document.activeElement !== focused && document.activeElement !== document.body) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }, hashDelayMs);
  }, [pathname, hash, key, type]);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
