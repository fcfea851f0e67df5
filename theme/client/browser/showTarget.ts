import { decoded } from '../../../shared/decoded';

/** Shows the element that a hash names, and returns it if there is one. */
export function showTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(decoded(hash.slice(1)));
  // As after a link inside the page, for the script of the page (page/tabsScript.ts).
  target?.dispatchEvent(new Event('hashchange', { bubbles: true }));
  target?.scrollIntoView();
  return target;
}
