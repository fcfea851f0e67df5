import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Runs an idempotent function on an element that React adds, and after each navigation; `inline/setUpScript`
 * runs it on the elements of the server's HTML.
 */
export function useSetUp(element: RefObject<HTMLElement | null>, run: (element: HTMLElement) => void): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads the address
  useLayoutEffect(() => {
    if (element.current) run(element.current);
  }, [element, run, pathname]);
}
