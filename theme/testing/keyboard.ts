import type { Page } from 'playwright-core';

/** What a screen reader says of the element with the focus: role, name and state, such as `button "Copy"`. */
export async function spoken(page: Page): Promise<string> {
  const [line = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
  return line
    .replace(/^- /, '')
    .replace(/:$/, '')
    .replace(/^'(.*)'$/, '$1');
}

/**
 * Presses Tab until an element is reached; returns what is said at each stop.
 * @param wanted what is said of the element, see {@link spoken}
 * @throws Error with all that was said if the element is not among the first `limit` stops
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
