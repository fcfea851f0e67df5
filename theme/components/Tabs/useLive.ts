import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the head script that React handles clicks from now on, and adopts the tab that the reader
 * selected before.
 * @param ref root element of the tabs
 * @param onEarlyChoice called once if a tab other than `shown` is selected in the page
 */
export function useLive(
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
