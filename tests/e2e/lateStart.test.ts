import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright-core';
import { closeAfterwards, committed, open } from './support/browser';

closeAfterwards();

const page = '/guide/start/quick-start';

/** Whether React listens on the page. */
const started = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('__rspress_root')!;
    return Object.keys(root).some(name => name.startsWith('__reactContainer$'));
  });

describe('React starts late', () => {
  it('not while the page is merely there', async () => {
    const opened = await open(page, { before: page => page.clock.install() });
    await opened.clock.runFor(1000);
    expect(await started(opened)).toBe(false);
  });

  it('when the page has been quiet', async () => {
    const opened = await open(page, { before: page => page.clock.install() });
    await opened.clock.runFor(3000);
    await opened.waitForFunction(
      () => Object.keys(document.getElementById('__rspress_root')!).some(name => name.startsWith('__react')),
    );
  });

  it('on the first key, and repeats a click on a button of the article that came before it', async () => {
    const opened = await open(page, {
      before: async page => {
        await page.clock.install();
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      },
    });
    const copy = opened.locator('article').getByRole('button', { name: /^Copy/ }).first();
    // A click without a pointer, as assistive technology makes it: nothing announces it.
    await copy.evaluate((button: HTMLElement) => button.click());
    expect(await started(opened)).toBe(false);
    await opened.keyboard.press('Shift');
    await opened.clock.runFor(100);
    await committed(opened);
    await opened.waitForFunction(() => navigator.clipboard.readText().then(text => text.length > 0));
  });
});
