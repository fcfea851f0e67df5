// These functions are passed to pages as source: they use nothing from outside themselves.

/**
 * A number for each distinct element, by its tag, classes, inline style and ARIA attributes, by those of its
 * ancestors, and for a link by whether words surround it. Runs in the page and sets `window.duetKeys`.
 * @param html source of a page, which is parsed but not rendered; the open page by default
 */
export function keysOfElements(html?: string): number[] {
  const root = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  const keys = new Map<Element, number>();
  const describe = (element: Element) => {
    const attributes = [...element.attributes].map(({ name, value }) => {
      if (/^(class|style|role|type|tabindex|aria-(current|expanded|selected|hidden|disabled))$/.test(name))
        return `${name}=${value}`;
      if (name === 'alt') return value ? 'alt' : 'no-alt';
      return /^(aria-|data-|href|hidden|open|disabled|lang|popover)/.test(name) ? name : '';
    });
    // axe skips what is not displayed, and controls need a name.
    const display = html || element.checkVisibility() ? '' : 'not displayed';
    const name =
      /^(A|BUTTON|SUMMARY)$/.test(element.tagName) && !element.textContent?.trim() ? 'no text' : '';
    // A link among other words must differ from them by more than its colour.
    const block = element.matches('a') && element.closest('p, li, dd, dt, td, th, blockquote, div');
    const context = block && block.textContent !== element.textContent ? 'in text' : '';
    return `${element.tagName} ${display} ${name} ${context} ${attributes.filter(Boolean).sort().join(' ')}`;
  };
  for (const element of root.documentElement.querySelectorAll('*')) {
    let key = keys.get(element.parentElement!) ?? 7;
    for (const char of describe(element)) key = (key * 31 + char.codePointAt(0)!) % 9_007_199_254_740;
    keys.set(element, key);
  }
  Object.assign(window, { duetKeys: keys });
  return [...new Set(keys.values())];
}

/** Identifies the structure of everything outside `main` by `window.duetKeys`; runs in the page. */
export function keyOfShell(): string {
  const { duetKeys } = window as unknown as { duetKeys: Map<Element, number> };
  const shell = [...duetKeys].filter(
    ([element]) => !element.closest('main') && document.body.contains(element),
  );
  return [...new Set(shell.map(([, key]) => key))].sort().join();
}

/** Sets `window.duetMarked` to the first element of each key, without those inside another marked element; runs in the page. */
export function markElements(wanted: number[]): void {
  const left = new Set(wanted);
  const marked = new Set<Element>();
  const isInside = (element: Element | null): boolean =>
    !!element && (marked.has(element) || isInside(element.parentElement));
  for (const [element, key] of (window as unknown as { duetKeys: Map<Element, number> }).duetKeys) {
    if (left.delete(key) && !isInside(element.parentElement)) marked.add(element);
  }
  Object.assign(window, { duetMarked: [...marked] });
}
