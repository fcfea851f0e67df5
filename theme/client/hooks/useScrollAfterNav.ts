import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { showTarget } from '../browser/showTarget';
import { runAfter } from '../logic/runAfter';

/** Delay before a navigation with a hash scrolls to its heading, in milliseconds. */
const hashDelayMs = 100;

/**
 * After a navigation to another page with a hash, shows the heading, scrolls to it and focuses it; the browser does the
 * rest.
 */
export function useScrollAfterNav(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => {
    if (type === 'POP' || !hash) return;
    const focused = document.activeElement;
    return runAfter(() => {
      const target = showTarget(hash);
      if (!target) return;
      // The reader may have moved the focus in the meantime, for example into a menu.
      if (document.activeElement !== focused && document.activeElement !== document.body) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }, hashDelayMs);
  }, [pathname, hash, key, type]);
}
