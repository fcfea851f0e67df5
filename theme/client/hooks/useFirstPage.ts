import { isActive, useLocation, usePage, warmPageData } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';

/** Gives Rspress the data of the first page, which it would load again, and every part that reads them would render twice. */
export function useFirstPage(): void {
  const { page } = usePage();
  const { pathname } = useLocation();
  // A layout effect: it runs before that of Rspress, whose component contains this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the first page; Rspress loads the others
  useLayoutEffect(() => {
    if (isActive(page.routePath, pathname)) warmPageData(pathname, page);
  }, []);
}
