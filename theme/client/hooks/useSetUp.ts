import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { pageEvents } from '../../shared/page';

/** Sets up elements that a component adds, and again after each navigation, as `page/setUpScript` does for the server's HTML. */
export function useSetUp(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is set up depends on the address
  useLayoutEffect(() => void dispatchEvent(new Event(pageEvents.setUp)), [pathname]);
}
