import { isActive, useLocation, usePage, warmPageData } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { showTarget } from '../browser/showTarget';

/**
 * Gives Rspress the data of the first page, which it would load again, and every part that reads them would render twice,
 * and shows the target of its address where the browser has found none.
 */
export function useFirstPage(): void {
  const { page } = usePage();
  const { pathname } = useLocation();
  // A layout effect: it runs before that of Rspress, whose component contains this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the first page; Rspress loads the others
  useLayoutEffect(() => {
    if (isActive(page.routePath, pathname)) warmPageData(pathname, page);
    // The page had no content until now, or the server has sent the 404 page for an address in another case. Where
    // React has replaced what the browser had found, the reader may have scrolled.
    const { hash } = window.location;
    if (hash && scrollY === 0 && !document.querySelector(':target')) showTarget(hash);
  }, []);
}
