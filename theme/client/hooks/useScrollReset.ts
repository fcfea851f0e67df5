import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';

/** Scrolls each new page to its top; the browser restores the position of pages in the history. */
export function useScrollReset(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page resets, not a hash in it
  useLayoutEffect(() => {
    if (type !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}
