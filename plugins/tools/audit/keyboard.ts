import type { Page } from 'playwright-core';

/** What a screen reader announces for the focused element: role, name and state, such as `button "Copy"`. */
export async function spoken(page: Page): Promise<string> {
  const [line = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
  return line
    .replace(/^- /, '')
    .replace(/:$/, '')
    .replace(/^'(.*)'$/, '$1');
}

/**
 * Presses Tab until an element has the focus; returns the announcement of each stop.
 * @param wanted matches the announcement of the element, see {@link spoken}
 * @throws Error with all announcements if the element is not among the first `limit` stops
 */
export async function tabTo(page: Page, wanted: RegExp, limit = 60): Promise<string[]> {
  const said: string[] = [];
  while (said.length < limit) {
    await page.keyboard.press('Tab');
    said.push(await spoken(page));
    if (wanted.test(said.at(-1)!)) return said;
  }
  throw new Error(`Not reached within ${limit} tab stops: ${said.join(' | ')}`);
}
