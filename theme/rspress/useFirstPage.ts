// Saves one render of the article after hydration, on every page.
// Without it: Rspress fetches the data of the first page once more, and every part that reads them renders again.
import { isActive, useLocation, usePage, warmPageData } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { useDuetOptions } from '../hooks/useDuetOptions';

/** Gives Rspress the data of the first page. */
export function useFirstPage(): void {
  const { page } = usePage();
  const { pathname } = useLocation();
  const isOn = useDuetOptions().patches?.['first-page'] !== false;
  // A layout effect: it runs before that of Rspress, whose component contains this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the first page; Rspress loads the others
  useLayoutEffect(() => {
    if (isOn && isActive(page.routePath, pathname)) warmPageData(pathname, page);
  }, []);
}
