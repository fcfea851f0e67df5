import { isEqualPath, useLocation, useSidebar } from '@rspress/core/runtime';
import { decoded } from '../../../shared/decoded';
import { neighbours, sidebarPages } from '../logic/sidebar';

/** The pages before and after this one in the sidebar. */
export function usePrevNextPage() {
  const { pathname } = useLocation();
  return neighbours(sidebarPages(useSidebar()), link => isEqualPath(link, decoded(pathname)));
}
