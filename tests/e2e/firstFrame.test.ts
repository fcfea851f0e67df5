import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright-core';
import { closeAfterwards, type OpenOptions, open } from './support/browser';

closeAfterwards();

const phone = { width: 390, height: 844 };
const path = '/guide/start/quick-start';

/** Notes how many blocks of the article are laid out in the first frame. */
const noteFirstFrame = (page: Page) =>
  page.addInitScript(() => {
    requestAnimationFrame(() => {
      const blocks = [...document.querySelectorAll('.rspress-doc > *')];
      const isLaidOut = (block: Element) => getComputedStyle(block).contentVisibility === 'visible';
      Object.assign(window, { firstFrame: [blocks.filter(isLaidOut).length, blocks.length] });
    });
  });

/** Holds scripts back until the returned function is called: a page that has loaded needs no first frame. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/*.js', async route => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page and returns how many blocks of its article the first frame had, and how many there are. */
async function firstFrameOf(address: string, options: OpenOptions): Promise<[page: Page, number, number]> {
  let release = () => {};
  const page = await open(address, {
    ...options,
    until: 'commit',
    before: async page => {
      await noteFirstFrame(page);
      release = await holdScripts(page);
    },
  });
  const counts = await readFirstFrame(page);
  release();
  await page.waitForLoadState();
  return [page, ...counts];
}

async function readFirstFrame(page: Page): Promise<[number, number]> {
  await page.waitForFunction(() => 'firstFrame' in window);
  return page.evaluate(() => (window as unknown as { firstFrame: [number, number] }).firstFrame);
}

/** Blocks of the article that are not laid out. */
const missing = (page: Page) =>
  page
    .locator('.rspress-doc > *')
    .evaluateAll(
      blocks => blocks.filter(block => getComputedStyle(block).contentVisibility !== 'visible').length,
    );

describe('the first frame', () => {
  it('has the first screen of a phone, and the rest of the page follows', async () => {
    const [page, shown, all] = await firstFrameOf(path, phone);
    expect(shown).toBe(9);
    expect(all).toBeGreaterThan(12);
    await expect.poll(() => missing(page)).toBe(0);
    expect(await page.locator('html').getAttribute('data-duet-first-frame')).toBe(null);
    const tenth = page.locator('.rspress-doc > :nth-child(10)');
    expect((await tenth.boundingBox())!.y).toBeGreaterThan(phone.height);
  });

  it.each([
    ['in a wide window', path, { width: 1024 }],
    ['below the start of the page', `${path}#preview-production-build`, phone],
  ])('has the whole page %s', async (_, address, options) => {
    const [, shown, all] = await firstFrameOf(address, options);
    expect(shown).toBe(all);
  });

  it('has the whole page after a reload, which may restore a position further down', async () => {
    const [page] = await firstFrameOf(path, phone);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    const [shown, all] = await readFirstFrame(page);
    release();
    expect(shown).toBe(all);
    await page.waitForLoadState();
  });

  it('is not waited for in a tab without frames', async () => {
    const page = await open(path, {
      ...phone,
      before: page =>
        page.addInitScript(() => {
          window.requestAnimationFrame = () => 0;
        }),
    });
    expect(await missing(page)).toBe(0);
  });
});
