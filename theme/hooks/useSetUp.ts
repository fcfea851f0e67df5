import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Runs the set-up of an {@link Early} part again on the client: for parts that React has added,
 * and after each navigation. The set-up itself knows what is already done.
 */
export function useSetUp<E extends HTMLElement>(ref: RefObject<E | null>, run: (element: E) => void): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what the set-up reads
  useLayoutEffect(() => {
    if (ref.current) run(ref.current);
  }, [ref, run, pathname]);
}
