import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { closeAfterwards, type OpenOptions, open } from './support/browser';
import { gate, scriptGate } from './support/gate';

closeAfterwards();

const phone = { width: 390, height: 844 };
const path = '/guide/start/quick-start';

/** The blocks of an article in a frame: how many are laid out, and how many there are. */
type Frame = [shown: number, all: number];

/** Notes the blocks of every frame. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const noted: Array<[number, number]> = [];
    Object.assign(window, { noted });
    requestAnimationFrame(function note() {
      const blocks = [...document.querySelectorAll('.rspress-doc > *')];
      const isLaidOut = (block: Element) => getComputedStyle(block).contentVisibility === 'visible';
      noted.push([blocks.filter(isLaidOut).length, blocks.length]);
      requestAnimationFrame(note);
    });
  });

/** The first frame with at least as many blocks. */
async function frameWith(page: Page, blocks: number): Promise<Frame> {
  const frame = await page.waitForFunction(
    least => (window as unknown as { noted: Frame[] }).noted.find(([, all]) => all >= least),
    blocks,
  );
  return (await frame.jsonValue())!;
}

/** Opens a page and returns the first frame that has more than the first screen. */
async function firstFrameOf(address: string, options: OpenOptions): Promise<[page: Page, ...Frame]> {
  // A page that has loaded needs no first frame.
  const { hold, release } = scriptGate();
  const page = await open(address, {
    ...options,
    until: 'commit',
    before: page => Promise.all([noteFrames(page), hold(page)]),
  });
  const frame = await frameWith(page, 10);
  release();
  await page.waitForLoadState();
  return [page, ...frame];
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
    const [page, shown] = await firstFrameOf(path, phone);
    expect(shown).toBe(9);
    expect(await page.locator('.rspress-doc > *').count()).toBeGreaterThan(12);
    await expect.poll(() => missing(page)).toBe(0);
    expect(await page.locator('html').getAttribute('data-duet-first-frame')).toBe(null);
    const tenth = page.locator('.rspress-doc > :nth-child(10)');
    expect((await tenth.boundingBox())!.y).toBeGreaterThan(phone.height);
  });

  it('has the first screen of a page that arrives in parts', async () => {
    const rest = gate();
    const later = scriptGate();
    const page = await open(path, {
      ...phone,
      until: 'commit',
      // It does not exist.
      expectedErrors: /stop\.js/,
      before: page =>
        Promise.all([
          noteFrames(page),
          later.hold(page),
          page.route('**/stop.js', rest.hold),
          page.route(`**${path}`, async route => {
            const response = await route.fetch();
            const body = (await response.text()).replace('</h2>', '<script src="/stop.js"></script></h2>');
            await route.fulfill({ response, body });
          }),
        ]),
    });
    const [shown, all] = await frameWith(page, 2);
    expect(shown).toBe(all);
    expect(all).toBeLessThan(9);
    rest.release();
    expect((await frameWith(page, 10))[0]).toBe(9);
    later.release();
    await expect.poll(() => missing(page)).toBe(0);
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
    const { hold, release } = scriptGate();
    await hold(page);
    await page.reload({ waitUntil: 'commit' });
    const [shown, all] = await frameWith(page, 10);
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
