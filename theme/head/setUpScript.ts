/** What is done to the elements of a selector, idempotently; `measures` if it reads their layout. */
export type SetUp = [selector: string, run: (element: HTMLElement) => void, measures?: boolean];

/**
 * Sets up elements before they are painted. A script beside an element would stop the parser until the style
 * sheets have loaded, and the page would be painted in parts. It is copied as source.
 */
export function setUpScript(parts: SetUp[]): void {
  const links = document.getElementsByTagName('link');
  const isStyled = () =>
    document.body !== null && [...links].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet);
  const setUp = () => {
    const canMeasure = isStyled();
    let last: Node = document;
    while (last.lastChild) last = last.lastChild;
    for (const [selector, run, measures] of parts) {
      if (measures && !canMeasure) continue;
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        // The parser is still adding to the element that contains the last node.
        if (document.readyState !== 'loading' || !element.contains(last)) run(element);
      }
    }
  };
  const arriving = new MutationObserver(setUp);
  arriving.observe(document, { childList: true, subtree: true });
  // The style sheets may arrive after the last element, and are there before the first frame that is painted.
  const onFrame = () => {
    setUp();
    if (!isStyled() && document.readyState !== 'complete') requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  document.addEventListener('DOMContentLoaded', () => {
    arriving.disconnect();
    setUp();
  });
  // Elements that React adds (hooks/useSetUp).
  addEventListener('duet-set-up', setUp);
}
