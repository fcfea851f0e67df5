/** Keys of what the theme stores in the reader's browser, for the scripts of the page and for components. */
export const storageKeys = {
  /** The colour scheme. Rspress's own key, so that a reader's choice survives a change of theme. */
  scheme: 'rspress-theme-appearance',
  /** Whether the reader has visited the site before. Rspress's own key too. */
  visited: 'rspress-visited',
  /** The start of the key of each group of tabs; the id of the group follows. */
  tabs: 'duet-tabs-',
  /** Open groups and scroll position of the sidebar, for the session. */
  sidebar: 'duet-sidebar',
} as const;

/** Keys of what the theme adds to an entry of the browser's history. */
export const historyKeys = {
  /** The filter of an overview. */
  filter: 'duetFilter',
} as const;

/** Attribute of a link to a chat: the path in its question, to which the script of the page adds the origin. */
export const questionPath = 'data-duet-question';

/** Events between the scripts of the page and components. */
export const pageEvents = {
  /** On the window: components have added elements that a script sets up. */
  setUp: 'duet-set-up',
  /** On tabs: React has rendered them. The script cancels the event, which shows that it is there. */
  tabsRendered: 'duet-tabs-rendered',
  /** On tabs, with {@link TabShown} as detail: another panel is shown. */
  tabShown: 'duet-tab-shown',
} as const;

/** Detail of the event `tabShown`. */
export interface TabShown {
  /** Index of the panel. */
  index: number;
  /** Whether the reader selected its tab here, rather than in other tabs of the group. */
  isSelected: boolean;
}
