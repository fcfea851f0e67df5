import { isActive, useLocation, usePage, warmPageData } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';

/**
 * Hands Rspress the data of the page that the reader came to. It would fetch them once more after
 * hydration, and every part that reads them would render a second time. In a layout effect: those of
 * a part run before Rspress's own, which stands around it.
 */
export function useFirstPage(): void {
  const { page } = usePage();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of the first page; of others Rspress knows
  useLayoutEffect(() => {
    if (isActive(page.routePath, pathname)) warmPageData(pathname, page);
  }, []);
}
