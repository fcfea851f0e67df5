import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright-core';
import { closeAfterwards, open } from './support/browser';

closeAfterwards();

/** Opens a page whose clock stands still. */
const openStill = (permissions: string[] = []) =>
  open('/guide/start/quick-start', {
    permissions,
    before: async page => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
    },
  });

/** Whether React listens on the page. */
const isStarted = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('__rspress_root')!;
    return Object.keys(root).some(name => name.startsWith('__reactContainer$'));
  });

/** Lets the clock run until React has started. */
const waitForStart = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(50);
      return isStarted(page);
    })
    .toBe(true);

describe('React', () => {
  it('starts when the page has been quiet, not before', async () => {
    const page = await openStill();
    await page.clock.runFor(1400);
    expect(await isStarted(page)).toBe(false);
    await waitForStart(page);
  });

  it('starts on the first key', async () => {
    const page = await openStill();
    expect(await isStarted(page)).toBe(false);
    await page.keyboard.press('Shift');
    await waitForStart(page);
  });

  it('answers a click that came before it', async () => {
    const page = await openStill(['clipboard-read', 'clipboard-write']);
    const copy = page.locator('.rspress-doc').getByRole('button', { name: 'Copy' }).first();
    // As assistive technology does it: without a pointer, so that nothing announces the click.
    await copy.evaluate((button: HTMLElement) => button.click());
    expect(await isStarted(page)).toBe(false);
    await page.keyboard.press('Shift');
    await waitForStart(page);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\w/);
  });
});
