import type { TabShown } from '../shared/page';
import type { nextTab } from '../shared/tabs';

/** What the script of tabs needs to know. */
export interface TabsSettings {
  /** The start of the key of a group in local storage. */
  prefix: string;
  /** Event of tabs that React has rendered. */
  tabsRendered: string;
  /** Event of tabs that show another panel. */
  tabShown: string;
}

/**
 * The ARIA pattern "Tabs", before and after hydration: React renders the elements, this selects. Groups
 * (`data-group`) share their choice, which is remembered; the address has that of `data-query`. It is copied
 * as source.
 * @param next the tab that a key moves to
 */
export function tabsScript({ prefix, tabsRendered, tabShown }: TabsSettings, next: typeof nextTab): void {
  /** Choices since the page was loaded, by group: storage may be blocked. */
  const chosen = new Map<string, string>();
  const chosenAlone = new WeakMap<Element, string>();
  const children = (root: Element, path: string) => [
    ...root.querySelectorAll<HTMLElement>(`:scope > ${path}`),
  ];
  const tabsOf = (root: Element) => children(root, '.duet-tabs__bar > [role=tablist] > [role=tab]');
  const panelsOf = (root: Element) => children(root, '[role=tabpanel]');
  const all = () => document.querySelectorAll<HTMLElement>('.duet-tabs');
  const stored = <Result>(use: (storage: Storage) => Result) => {
    try {
      return use(localStorage);
    } catch {}
  };

  /** Shows a panel; false if a component has cancelled the event, because it changes the address itself. */
  const show = (root: HTMLElement, index: number, isSelected: boolean) => {
    const panels = panelsOf(root);
    const isChange = panels[index]?.hidden;
    for (const [position, tab] of tabsOf(root).entries()) {
      tab.setAttribute('aria-selected', String(position === index));
      tab.tabIndex = position === index ? 0 : -1;
    }
    for (const [position, panel] of panels.entries()) panel.toggleAttribute('hidden', position !== index);
    if (!isChange && !isSelected) return true;
    const detail: TabShown = { index, isSelected };
    return root.dispatchEvent(new CustomEvent(tabShown, { detail, cancelable: true }));
  };
  const restore = (root: HTMLElement) => {
    const { group, query } = root.dataset;
    const panels = panelsOf(root);
    const name =
      group === undefined
        ? chosenAlone.get(root)
        : (chosen.get(group) ?? stored(storage => storage.getItem(prefix + group)));
    let index = panels.findIndex(panel => panel.dataset.name === name);
    if (query) index = Number(new URLSearchParams(location.search).get(query));
    // What is rendered stays, unless its panel has gone.
    if (!panels[index]) index = query ? 0 : panels.findIndex(panel => !panel.hidden);
    if (panels.length > 0) show(root, Math.max(index, 0), false);
  };
  const restoreAll = () => all().forEach(restore);

  /** Selects a tab and keeps its position on the screen, as tabs above may change their height. */
  const select = (root: HTMLElement, tab: HTMLElement, index: number) => {
    const { group, query } = root.dataset;
    const name = panelsOf(root)[index]?.dataset.name ?? '';
    const { top } = tab.getBoundingClientRect();
    if (group === undefined) chosenAlone.set(root, name);
    else {
      chosen.set(group, name);
      stored(storage => storage.setItem(prefix + group, name));
    }
    if (show(root, index, true) && query) {
      // Before hydration there is no router that would do this.
      const url = new URL(location.href);
      url.searchParams.set(query, String(index));
      if (index === 0) url.searchParams.delete(query);
      history.pushState(null, '', url);
    }
    for (const other of all()) if (group && other.dataset.group === group) restore(other);
    scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  /** The tab of an event, its index and its root, unless it is another part's. */
  const tabOf = ({ target }: Event) => {
    const tab = (target as Element).closest?.<HTMLElement>('[role=tab]');
    const root = tab?.closest<HTMLElement>('.duet-tabs');
    const index = tab && root ? tabsOf(root).indexOf(tab) : -1;
    return index < 0 ? undefined : { tab: tab!, root: root!, index };
  };
  const isDisabled = (tab: Element) => tab.getAttribute('aria-disabled') === 'true';

  /** Opens the panels and `<details>` around an element that the reader goes to, if it is in one that is closed. */
  const reveal = (target: Element | null | undefined) => {
    const box = target?.closest('details:not([open]), [role=tabpanel][hidden]');
    if (!box) return;
    const tab = document.getElementById(box.getAttribute('aria-labelledby')!);
    (tab ?? (box.firstElementChild as HTMLElement)).click();
    reveal(box.parentElement);
    target!.scrollIntoView();
  };
  // Browsers may set the target after DOMContentLoaded. Where there is none, the event comes from the element itself.
  for (const type of ['load', 'hashchange'])
    addEventListener(type, ({ target }) =>
      reveal(target instanceof Element ? target : document.querySelector(':target')),
    );

  addEventListener('click', event => {
    const pressed = tabOf(event);
    if (pressed && !isDisabled(pressed.tab)) select(pressed.root, pressed.tab, pressed.index);
    // The hash may be the current one already, which browsers report to nobody.
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]');
    if (link?.href === location.href) reveal(document.querySelector(':target'));
  });
  addEventListener('keydown', event => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const pressed = tabOf(event);
    if (!pressed) return;
    const { root, index } = pressed;
    const tabs = tabsOf(root);
    const isRtl = getComputedStyle(root).direction === 'rtl';
    const to = next(event.key, index, tabs.map(isDisabled), isRtl);
    if (to === undefined) return;
    event.preventDefault();
    select(root, tabs[to]!, to);
    tabs[to]!.focus();
  });
  // Another browser tab has chosen or cleared the storage: read it again.
  addEventListener('storage', ({ key }) => {
    if (key === null) chosen.clear();
    else chosen.delete(key.slice(prefix.length));
    if (!key || key.startsWith(prefix)) restoreAll();
  });
  addEventListener('popstate', restoreAll);
  addEventListener(tabsRendered, event => {
    event.preventDefault();
    restore(event.target as HTMLElement);
  });

  if (document.readyState !== 'loading') {
    restoreAll();
    return;
  }
  const isAnyStored = stored(storage => Object.keys(storage).find(key => key.startsWith(prefix)));
  if (!location.search && !isAnyStored) return;
  // Its callback runs before the browser paints new elements; a script at the end of the page would
  // run too late.
  const arriving = new MutationObserver(restoreAll);
  arriving.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    restoreAll();
    arriving.disconnect();
  });
}
