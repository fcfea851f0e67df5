/** How many elements may become inert in one frame; each takes about 0.04 ms on a phone. */
const perFrame = 200;

/** Elements without a box are skipped. */
const boxless = /^(SCRIPT|STYLE|LINK|TEMPLATE)$/;

/** Everything outside `dialog` that is not inert yet, in batches small enough for one frame each. */
export function inertBatches(dialog: Element): HTMLElement[][] {
  const batches: HTMLElement[][] = [];
  let room = 0;
  const take = (element: Element) => {
    if (element === dialog || boxless.test(element.tagName) || !(element instanceof HTMLElement)) return;
    const size = element.getElementsByTagName('*').length + 1;
    // Split into its children, unless the element itself can be focused.
    if (element.contains(dialog) || (size > perFrame && element.tabIndex < 0)) {
      for (const child of element.children) take(child);
    } else if (!element.inert) {
      if (room < size) room = batches.push([]) && perFrame;
      batches.at(-1)?.push(element);
      room -= size;
    }
  };
  take(document.body);
  return batches;
}
