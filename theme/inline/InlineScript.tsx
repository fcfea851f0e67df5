import { useSyncExternalStore } from 'react';

export interface InlineScriptProps {
  /** Sets up the element before this one; idempotent, and its source uses nothing from outside itself. */
  run: (element: HTMLElement) => void;
}

/**
 * Runs a short function while the browser still parses the page: before the first paint and before
 * React. Only the server's HTML contains it; {@link useInlineScript} runs it in the browser.
 */
export function InlineScript({ run }: InlineScriptProps) {
  const isServerHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (!isServerHtml) return null;
  const source = `(${run})(document.currentScript.previousElementSibling)`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own function
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}

const never = () => () => {};
