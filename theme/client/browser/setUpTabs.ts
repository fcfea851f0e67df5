import { pageEvents, storageKeys } from '../../shared/page';

let isLoading = false;

/** Shows the chosen panel of tabs that React has rendered; in a page without scripts of the theme, such as the frame of a live preview, it loads theirs. */
export function setUpTabs(tabs: Element): void {
  const isUnanswered = tabs.dispatchEvent(
    new Event(pageEvents.tabsRendered, { bubbles: true, cancelable: true }),
  );
  if (!isUnanswered || isLoading) return;
  isLoading = true;
  Promise.all([import('../../page/tabsScript'), import('../../shared/tabs')]).then(
    ([{ tabsScript }, { nextTab }]) => tabsScript({ prefix: storageKeys.tabs, ...pageEvents }, nextTab),
    () => {
      isLoading = false;
    },
  );
}
