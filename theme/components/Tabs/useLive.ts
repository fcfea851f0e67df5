import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the script in the head that React answers clicks from now on, and
 * learns what the reader had chosen before that.
 * @param ref the outermost element of the tabs
 * @param onEarlyChoice called once if another tab than `shown` is selected on the page
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
