import type { Page } from 'playwright-core';

/** Waits until React has taken over the page, to its last slice (it hydrates with frames in between). */
export async function committed(page: Page): Promise<void> {
  // React starts on the first sign of the reader, or else when the page has been quiet for a while.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  // No async function: Playwright takes its promise for a yes.
  await page.waitForFunction(() => {
    const root: object | null = document.getElementById('__rspress_root');
    const key = root && Object.keys(root).find(name => name.startsWith('__reactContainer$'));
    if (!root || !key) return false;
    const { element, isDehydrated } = Reflect.get(root, key).stateNode.current.memoizedState;
    return !isDehydrated && !!element;
  });
}

/**
 * Waits until React has taken over the page and its effects have run, which is so when the page
 * has nothing left to do. Not for a page whose clock stands: it is never idle.
 */
export async function hydrated(page: Page): Promise<void> {
  await committed(page);
  await settled(page);
}

/** Waits until the page has drawn what it knows and has nothing left to do. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
}
