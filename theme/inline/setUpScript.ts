/**
 * Sets up elements of the server's HTML before they are painted: `parts` has an idempotent function for each
 * selector. A script beside the element would stop the parser until the style sheets have loaded, and the page
 * would be painted in parts. Its source is in the page.
 */
export function setUpScript(parts: Record<string, (element: HTMLElement) => void>): void {
  const setUp = () => {
    let last: Node = document;
    while (last.lastChild) last = last.lastChild;
    for (const [selector, run] of Object.entries(parts)) {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        // The parser is still adding to the element that contains the last node.
        if (document.readyState !== 'loading' || !element.contains(last)) run(element);
      }
    }
  };
  const links = document.getElementsByTagName('link');
  // Before each paint; the functions measure the page, so its style sheets come first.
  let frame = requestAnimationFrame(function look() {
    if ([...links].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet)) setUp();
    frame = requestAnimationFrame(look);
  });
  // After the last paint that comes before the scripts of the page.
  document.addEventListener('DOMContentLoaded', () => {
    cancelAnimationFrame(frame);
    setUp();
  });
}
