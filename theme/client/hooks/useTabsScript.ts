import { type RefObject, useLayoutEffect } from 'react';
import { pageEvents, type TabShown } from '../../shared/page';
import { setUpTabs } from '../browser/setUpTabs';

/**
 * Leaves tabs to the script of the page (page/tabsScript.ts), which shows the chosen one after each render.
 * `onShow` may cancel the event, if it changes the address.
 */
export function useTabsScript(
  tabs: RefObject<HTMLElement | null>,
  onShow: ((event: CustomEvent<TabShown>) => void) | undefined,
): void {
  useLayoutEffect(() => {
    const root = tabs.current;
    if (!root) return;
    const listener = (event: Event) => onShow?.(event as CustomEvent<TabShown>);
    root.addEventListener(pageEvents.tabShown, listener);
    setUpTabs(root);
    return () => root.removeEventListener(pageEvents.tabShown, listener);
  });
}
