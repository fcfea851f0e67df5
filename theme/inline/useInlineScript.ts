import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useLayoutEffect } from 'react';

/** Runs the function of an `InlineScript` for elements that React adds, and again after each navigation. */
export function useInlineScript<E extends HTMLElement>(
  ref: RefObject<E | null>,
  run: (element: E) => void,
): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads the address
  useLayoutEffect(() => {
    if (ref.current) run(ref.current);
  }, [ref, run, pathname]);
}
