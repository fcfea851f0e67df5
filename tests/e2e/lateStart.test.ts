import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open, warningsOf } from './support/browser';
import { stopClock } from './support/clock';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { scriptGate } from './support/gate';
import { opened, openers } from './support/overlays';

closeAfterwards();

/** Opens a page whose clock stands still. */
const openStill = (permissions: string[] = []) =>
  open('/guide/start/quick-start', {
    permissions,
    before: async page => {
      await page.clock.install();
      await stopClock(page);
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

  it('draws a page without content at once, and does not hydrate it', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    let warnings: string[] = [];
    const page = await open('/docs/guide', {
      build: await fixture('plain', 'empty'),
      before: async page => {
        warnings = warningsOf(page);
        await page.clock.install();
        await stopClock(page);
      },
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(warnings).toEqual([]);
  });

  it('shows the heading of the address on a page that came without it', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    const empty = await fixture('plain', 'empty');
    const page = await open('/docs/guide#guide', { build: empty, height: 200 });
    await page.getByRole('heading', { level: 1, name: 'Guide' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
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

  it.each([390, 1440])('keeps open what was opened before it, at %i px', async width => {
    let count = 1;
    for (let number = 0; number < count; number++) {
      const { hold, release } = scriptGate();
      const page = await open('/guide/start/quick-start', {
        width,
        until: 'commit',
        before: hold,
      });
      await page.locator('.duet-doc-footer').waitFor({ state: 'attached' });
      // Without styles, buttons for other widths are visible too.
      await page.waitForFunction(() => document.styleSheets.length > 0);
      count = await openers(page).count();
      await openers(page).nth(number).click();
      await opened(page).waitFor();
      release();
      await page.waitForLoadState();
      await hydrated(page);
      expect(await opened(page).count(), `opener ${number}`).toBe(1);
      await page.close();
    }
    expect(count).toBeGreaterThan(3);
  });

  it('takes over what was typed into a filter before it', async () => {
    const { hold, release } = scriptGate();
    const page = await open('/config/', {
      until: 'commit',
      before: hold,
    });
    const links = page.locator('.duet-overview-group a');
    await page.getByRole('searchbox').fill('server.port');
    await page.waitForFunction(() => document.readyState === 'interactive');
    const all = await links.count();
    release();
    await page.waitForLoadState();
    await hydrated(page);
    await expect.poll(() => links.count()).toBeLessThan(all);
    expect(await page.getByRole('searchbox').inputValue()).toBe('server.port');
  });
});
