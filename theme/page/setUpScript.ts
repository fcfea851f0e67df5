/** What is done to the elements of a selector. */
export interface SetUp {
  selector: string;
  /** Sets up one element; idempotent. */
  run: (element: HTMLElement, data: string) => void;
  /** The second argument of `run`. @default '' */
  data?: string;
  /** Whether `run` reads the layout. @default false */
  measures?: boolean;
}

/**
 * Sets up elements before they are painted. A script beside an element would stop the parser until the style
 * sheets have loaded, and the page would be painted in parts. It is copied as source.
 * @param again event of the window after which new elements are set up (hooks/useSetUp)
 */
export function setUpScript(again: string, parts: SetUp[]): void {
  const links = document.getElementsByTagName('link');
  const isStyled = () =>
    document.body !== null && [...links].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet);
  const setUp = () => {
    const canMeasure = isStyled();
    let last: Node = document;
    while (last.lastChild) last = last.lastChild;
    for (const { selector, run, data = '', measures } of parts) {
      if (measures && !canMeasure) continue;
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        // The parser is still adding to the element that contains the last node.
        if (document.readyState !== 'loading' || !element.contains(last)) run(element, data);
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
  addEventListener(again, setUp);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // While the page was in the back/forward cache, it heard of no change that the reader made on other pages.
    setUp();
    dispatchEvent(new StorageEvent('storage'));
  });
}
