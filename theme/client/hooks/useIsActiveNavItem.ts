import type { NavItem } from '@rspress/core';
import { usePage } from '@rspress/core/runtime';
import { isActiveItem } from '../logic/nav';
import { useSiteAddress } from './useSiteAddress';

/** A function that tells whether the current page is that of a navbar entry or in its section. */
export function useIsActiveNavItem(): (item: NavItem) => boolean {
  const { address } = useSiteAddress();
  const { page } = usePage();
  return item => page.pageType !== '404' && isActiveItem(item, page.routePath, address);
}
