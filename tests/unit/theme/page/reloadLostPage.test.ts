import { expect, it } from '@rstest/core';
import { reloadLostPage } from '../../../../theme/page/reloadLostPage';
import { openPage } from './openPage';

/** How often a page is loaded again after some errors with these names. */
async function reloads(html: string, ...names: string[]): Promise<number> {
  const page = openPage(html);
  let count = 0;
  Object.defineProperty(page.window.location, 'reload', { value: () => count++ });
  page.run(`(${reloadLostPage})('root')`);
  for (const name of names) {
    const error = new page.window.DOMException('message', name);
    page.window.dispatchEvent(new page.window.ErrorEvent('error', { error: error as unknown as Error }));
  }
  await page.window.happyDOM.waitUntilComplete();
  return count;
}

it('loads a page that has been removed again, once', async () => {
  expect(await reloads('<div id="root"></div>', 'NotFoundError', 'NotFoundError')).toBe(1);
});

it('leaves a page that is still there, and other errors, alone', async () => {
  expect(await reloads('<div id="root"><p></p></div>', 'NotFoundError')).toBe(0);
  expect(await reloads('<div id="root"></div>', 'SyntaxError')).toBe(0);
});
