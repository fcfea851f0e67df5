import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the head script that React handles clicks from now on; `onEarlyChoice` gets the tab that was
 * selected before, if it is not `shown`.
 */
export function useHydratedTabs(
  ref: RefObject<HTMLElement | null>,
  shown: number,
  onEarlyChoice: (index: number) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first effect can find an early choice
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const tabs = [...root.querySelectorAll(':scope > div > [role=tablist] > [role=tab]')];
    const early = tabs.findIndex(tab => tab.getAttribute('aria-selected') === 'true');
    root.dataset.live = '';
    if (early >= 0 && early !== shown) onEarlyChoice(early);
  }, []);
}
