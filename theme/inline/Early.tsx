import { useSyncExternalStore } from 'react';

export interface EarlyProps {
  /**
   * Sets up the element in front of this one. Its source goes into the page, so it
   * may use nothing from outside itself, and it must bear to run twice.
   */
  run: (element: HTMLElement) => void;
}

/**
 * Runs a small set-up while the page is still being read: before the first paint and before React.
 * Only the server's HTML carries it; parts that React adds later call `run` in a layout effect.
 */
export function Early({ run }: EarlyProps) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (!fromServer) return null;
  const source = `(${run})(document.currentScript.previousElementSibling)`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant function
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}

const never = () => () => {};
