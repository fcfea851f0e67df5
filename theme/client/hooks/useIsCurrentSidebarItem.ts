/** A function that tells whether a link of the sidebar leads to the current page. */
export { useActiveMatcher as useIsCurrentSidebarItem } from '@rspress/core/runtime';
