import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

export interface InlineScriptProps {
  /** The element before this one. */
  element: RefObject<HTMLElement | null>;
  /** Sets the element up; idempotent, and its source uses nothing from outside itself. */
  run: (element: HTMLElement) => void;
}

/**
 * Runs a short function while the page is parsed, before the first paint; in the browser for elements that
 * React adds, and after each navigation.
 */
export function InlineScript({ element, run }: InlineScriptProps) {
  const { pathname } = useLocation();
  const isServerHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads the address
  useLayoutEffect(() => {
    if (element.current) run(element.current);
  }, [element, run, pathname]);
  if (!isServerHtml) return null;
  const source = `(${run})(document.currentScript.previousElementSibling)`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own function
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}

const never = () => () => {};
