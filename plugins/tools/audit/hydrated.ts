import type { Page } from 'playwright-core';

/** Waits until React has hydrated the whole page, which it does in several frames. */
export async function committed(page: Page): Promise<void> {
  // Hydration starts with the first interaction, or when the page has been idle for a while; with `startReact: 'needed'`,
  // when something needs React.
  await page.evaluate(() => ['pointermove', 'duet-react-needed'].map(type => dispatchEvent(new Event(type))));
  // Not an async function: to Playwright, its promise would be true.
  await page.waitForFunction(isCommitted);
}

/** Whether React has hydrated the page. Runs in the page, so it uses nothing from outside itself. */
export function isCommitted(): boolean {
  const root: object | null = document.getElementById('__rspress_root');
  const key = root && Object.keys(root).find(name => name.startsWith('__reactContainer$'));
  if (!root || !key) return false;
  const { element, isDehydrated } = Reflect.get(root, key).stateNode.current.memoizedState;
  return !isDehydrated && !!element;
}

/**
 * Waits until React has hydrated the page, its effects have run and the page is idle. Never resolves on a page whose
 * clock is stopped.
 */
export async function hydrated(page: Page): Promise<void> {
  await committed(page);
  await settled(page);
}

/** How long a page may draw nothing, and how long it may be busy after that, in milliseconds. */
const longestMs = 5000;

/** Waits until the page has been drawn and is idle, but not for a page that never is. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    longest =>
      new Promise(resolve => {
        const whenIdle = () => requestIdleCallback(resolve, { timeout: longest });
        requestAnimationFrame(whenIdle);
        setTimeout(whenIdle, longest);
      }),
    longestMs,
  );
}
