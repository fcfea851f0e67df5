/** How many elements may change in one frame; each takes about 0.04 ms on a phone. */
const perFrame = 200;

/** What takes no room needs no peace. */
const without = /^(SCRIPT|STYLE|LINK|TEMPLATE)$/;

/**
 * Everything on the page outside of `dialog`, in parts small enough for one frame each.
 * What is inert already belongs to somebody else and is left out.
 */
export function inertBatches(dialog: Element): HTMLElement[][] {
  const parts: HTMLElement[][] = [];
  let room = 0;
  const take = (element: Element) => {
    if (element === dialog || without.test(element.tagName) || !(element instanceof HTMLElement)) return;
    const size = element.getElementsByTagName('*').length + 1;
    // Cut into its children only where the element itself takes no keyboard.
    if (element.contains(dialog) || (size > perFrame && element.tabIndex < 0)) {
      for (const child of element.children) take(child);
    } else if (!element.inert) {
      if (room < size) room = parts.push([]) && perFrame;
      parts.at(-1)?.push(element);
      room -= size;
    }
  };
  take(document.body);
  return parts;
}
