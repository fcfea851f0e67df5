import type { Page } from 'playwright-core';

/** Problems of the layout, one line each: a page wider than the window, and clipped text. */
export async function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    if (tooWide > 0) problems.push(`is ${tooWide} px wider than the window of ${innerWidth} px`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some(value => value === 'hidden' || value === 'clip');
      const ownText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim());
      // An ellipsis is intended.
      if (!hides || !ownText || textOverflow === 'ellipsis' || !element.checkVisibility()) continue;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // Boxes of one pixel contain text for screen readers.
      if (clientWidth <= 1 || clientHeight <= 1) continue;
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) {
        const name = element.getAttribute('class') || element.localName;
        problems.push(`cuts off “${element.textContent?.trim().slice(0, 40)}” in ${name}`);
      }
    }
    return problems;
  });
}

/** Expands everything in `main`: folded content, the second panel of tabs, and every popover. */
export function openEverything(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const main = document.querySelector('main') ?? document.body;
    for (const details of main.querySelectorAll<HTMLDetailsElement>('details:not([open])'))
      details.open = true;
    const buttons = main.querySelectorAll<HTMLElement>(
      '.duet-code__fold[aria-expanded=false], [role=tab][aria-selected=true] + [role=tab]:not([aria-disabled])',
    );
    for (const button of buttons) button.click();
    for (const popover of main.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover();
    await new Promise(requestAnimationFrame);
  });
}
