import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, violations } from '../../plugins/tools/audit/index';
import { closeAfterwards, type OpenOptions, open } from './support/browser';
import { scriptGate } from './support/gate';

closeAfterwards();

const words = {
  en: {
    base: '',
    open: 'Open menu',
    close: 'Close menu',
    menu: 'Menu',
    group: 'Components',
    first: 'In articles',
  },
  zh: { base: '/zh', open: '打开菜单', close: '关闭菜单', menu: '菜单', group: '组件', first: '文章组件' },
} as const;

const openWebsite = (path: string, options: OpenOptions = {}) =>
  open(path, { build: 'website', width: 390, height: 800, ...options });
const opener = (page: Page, name: string) => page.getByRole('button', { name });
const dialog = (page: Page, name = 'Menu') => page.getByRole('dialog', { name });

/** Where Tab leads, from the present focus until it leaves the page or comes back. */
async function tabStops(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `${element.closest('dialog') ? 'menu' : 'page'}: ${element.checkVisibility() ? name : 'INVISIBLE'}`;
    });
    if (stop === null || stop === stops[0]) break;
    stops.push(stop);
  }
  return stops;
}

describe('the full-screen menu', () => {
  for (const lang of ['en', 'zh'] as const) {
    const w = words[lang];
    it(`takes focus, holds it, and gives it back (${lang})`, async () => {
      const page = await openWebsite(`${w.base}/guide/start`);
      await hydrated(page);
      expect((await tabStops(page)).filter(stop => /INVISIBLE|^menu/.test(stop))).toEqual([]);
      await opener(page, w.open).press('Enter');
      await dialog(page, w.menu).waitFor();
      const stops = await tabStops(page);
      expect(stops.length).toBeGreaterThan(6);
      expect(stops.filter(stop => /INVISIBLE|^page/.test(stop))).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
      await page.keyboard.press('Escape');
      await dialog(page, w.menu).waitFor({ state: 'hidden' });
      expect(await opener(page, w.open).evaluate(button => button === document.activeElement)).toBe(true);
      await opener(page, w.open).click();
      await page.getByRole('button', { name: w.close }).click();
      await dialog(page, w.menu).waitFor({ state: 'hidden' });
    });

    it(`works without script (${lang})`, async () => {
      const page = await openWebsite(`${w.base}/guide/start`, {
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
      });
      await opener(page, w.open).click();
      const box = await dialog(page, w.menu).boundingBox();
      expect(box).toEqual({ x: 0, y: 0, width: 390, height: 800 });
      expect(await dialog(page, w.menu).locator('[data-duet-appearance]:visible').count()).toBe(0);
      await dialog(page, w.menu).locator('summary', { hasText: w.group }).click();
      await dialog(page, w.menu).getByRole('link', { name: w.first }).click();
      await page.waitForURL(`**${w.base}/components/code-block`);
      await dialog(page, w.menu).waitFor({ state: 'hidden' });
    });
  }

  for (const [lang, colorScheme] of [
    ['en', 'light'],
    ['zh', 'dark'],
  ] as const) {
    const w = words[lang];
    it(`has no violation (${lang}, ${colorScheme})`, async () => {
      const page = await openWebsite(`${w.base}/components/code-block`, {
        colorScheme,
        reducedMotion: 'reduce',
      });
      await hydrated(page);
      await opener(page, w.open).click();
      for (const summary of await dialog(page, w.menu).locator('details:not([open]) > summary').all()) {
        if (await summary.isVisible()) await summary.click();
      }
      expect(await violations(page)).toEqual([]);
    });
  }

  it('opened before the scripts arrived stays, and closes when the route changes', async () => {
    const { hold, release } = scriptGate();
    const page = await openWebsite('/guide/start', {
      until: 'commit',
      before: hold,
    });
    await opener(page, 'Open menu').click();
    await dialog(page).waitFor();
    await dialog(page).locator('summary', { hasText: 'Components' }).click();
    release();
    await hydrated(page);
    const first = dialog(page).getByRole('link', { name: 'In articles' });
    expect(await first.isVisible()).toBe(true);
    await first.click();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: 'CodeBlock' }).waitFor();
    await opener(page, 'Open menu').click();
    await page.goBack();
    await page.waitForURL('**/guide/start');
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('closes when the window becomes 768 px wide, and not before', async () => {
    const page = await openWebsite('/guide/start');
    await hydrated(page);
    await opener(page, 'Open menu').click();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect.poll(() => dialog(page).isVisible()).toBe(true);
    await page.setViewportSize({ width: 768, height: 800 });
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('opens and closes where the browser does not know invoker commands', async () => {
    const page = await openWebsite('/guide/start', {
      before: page =>
        page.addInitScript(() => {
          Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
          addEventListener('command', event => event.preventDefault(), true);
        }),
    });
    await hydrated(page);
    await opener(page, 'Open menu').click();
    await dialog(page).waitFor();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('offers the languages with query and hash', async () => {
    const page = await openWebsite('/components/code-block?from=test#props');
    await hydrated(page);
    await opener(page, 'Open menu').click();
    await dialog(page).locator('summary', { hasText: 'Language: English' }).click();
    await dialog(page).getByRole('link', { name: '简体中文' }).click();
    await page.waitForURL('**/zh/components/code-block?from=test#props');
    await dialog(page, '菜单').waitFor({ state: 'hidden' });
  });
});
