import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, settled } from '../../plugins/tools/audit/index';
import { closeAfterwards, type OpenOptions, open } from './support/browser';
import { stopClock } from './support/clock';
import { gate } from './support/gate';

closeAfterwards();

/** Opens a page of the website and lists the scripts of pages that it requests from then on. */
async function openListed(path: string, options: OpenOptions = {}) {
  const page = await open(path, { build: 'website', ...options });
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/async/route-')) asked.push(new URL(request.url()).pathname);
  });
  return { page, asked };
}

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages in this section' }).getByRole('link', { name });
const article = (page: Page) => sidebarLink(page, 'Article');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('the script of a page loads before the click', () => {
  it.each<[string, (page: Page) => Promise<void>]>([
    ['when the pointer rests on its link', page => article(page).hover()],
    ['when its link has the focus', page => article(page).focus()],
    ['when its link is touched', page => article(page).dispatchEvent('touchstart')],
  ])('%s, and only once', async (_, show) => {
    const { page, asked } = await openListed('/shell/');
    await show(page);
    await expect.poll(() => asked.length).toBe(1);
    await article(page).click();
    await heading(page, 'Article').waitFor();
    await settled(page);
    expect(asked.length).toBe(1);
    await page.goBack();
    await heading(page, 'A doc page').waitFor();
    await page.goForward();
    await heading(page, 'Article').waitFor();
    expect(asked.length).toBe(1);
  });

  it('for the link of a language', async () => {
    const { page, asked } = await openListed('/shell/');
    await page.getByRole('button', { name: /Language/ }).click();
    await page.getByRole('link', { name: '简体中文' }).first().focus();
    await expect.poll(() => asked.length).toBe(1);
  });

  it('for the search result that the keys chose', async () => {
    const { page, asked } = await openListed('/shell/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Article');
    await page.getByRole('option').first().waitFor();
    await expect.poll(() => asked.length).toBe(1);
  });

  it('after 65 ms below the pointer, not when it passes by', async () => {
    const { page, asked } = await openListed('/shell/', {
      before: page => page.clock.install(),
    });
    await stopClock(page);
    await article(page).hover();
    await page.clock.runFor(60);
    await heading(page, 'A doc page').hover();
    await page.clock.runFor(1000);
    expect(asked).toEqual([]);
    await article(page).hover();
    await page.clock.runFor(65);
    await expect.poll(() => asked.length).toBe(1);
  });

  it.each<[string, OpenOptions]>([
    ['a pressed link', {}],
    ['a click alone', { connection: { saveData: true } }],
  ])('and then, at once, what the change of the head needs: %s', async (_, options) => {
    const { page } = await openListed('/shell/', options);
    const asked: string[] = [];
    const { hold, release } = gate();
    await page.route('**/async/*.js', route => {
      asked.push(route.request().url());
      return hold(route);
    });
    await article(page).click();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[0]).toContain('/async/route-');
    release();
    await heading(page, 'Article').waitFor();
  });

  it('but not for readers who save data', async () => {
    const { page, asked } = await openListed('/shell/', { connection: { saveData: true } });
    await article(page).hover();
    await article(page).focus();
    await article(page).dispatchEvent('touchstart');
    await settled(page);
    expect(asked).toEqual([]);
    await article(page).click();
    await heading(page, 'Article').waitFor();
    expect(asked.length).toBe(1);
  });

  it('and a failure shows nothing, until the click loads the page', async () => {
    const { page, asked } = await openListed('/shell/', {
      expectedErrors: /Failed to load resource|ChunkLoadError/,
    });
    await page.route('**/async/route-*.js', route => route.abort(), { times: 1 });
    await article(page).hover();
    await expect.poll(() => asked.length).toBe(1);
    await settled(page);
    expect(await heading(page, 'A doc page').isVisible()).toBe(true);
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await article(page).click();
    await heading(page, 'Article').waitFor();
  });
});

describe('pages of links in view', () => {
  const fast = { effectiveType: '4g', downlink: 10 };

  it('load one after the other on a fast line, at most eight, once the reader moves', async () => {
    let open = 0;
    let most = 0;
    const { page, asked } = await openListed('/shell/', { connection: fast });
    await page.route('**/async/route-*.js', async route => {
      most = Math.max(most, ++open);
      await route.continue();
      open--;
    });
    await settled(page);
    expect(asked).toEqual([]);
    await heading(page, 'A doc page').hover();
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(most).toBe(1);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it.each([
    { effectiveType: '3g', downlink: 10 },
    { effectiveType: '4g', downlink: 1.6 },
    { ...fast, saveData: true },
  ])('stay where they are with %j', async connection => {
    const { page, asked } = await openListed('/shell/', { connection });
    await heading(page, 'A doc page').hover();
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});
