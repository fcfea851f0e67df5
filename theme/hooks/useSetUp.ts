import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';

/** Sets up elements that a component adds, and again after each navigation, as `head/setUpScript` does for the server's HTML. */
export function useSetUp(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is set up depends on the address
  useLayoutEffect(() => void dispatchEvent(new Event('duet-set-up')), [pathname]);
}
