import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { pageScripts } from './support/gate';

closeAfterwards();

const words = {
  en: {
    path: '/',
    region: 'Announcement',
    close: 'Close announcement',
    message: 'docs of Rsbuild 1.x',
    link: 'See all releases',
  },
  zh: {
    path: '/zh/',
    region: '公告',
    close: '关闭公告',
    message: 'Rsbuild 1.x 的文档',
    link: '查看全部版本',
  },
};
const key = 'duet-announcement-1.x';

/** Notes layout shifts, and whether the banner was ever painted. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, banner: false };
    Object.assign(window, { seen });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      seen.banner ||= !!document.querySelector('.duet-banner')?.checkVisibility();
      requestAnimationFrame(look);
    };
    look();
  });

describe('announcement', () => {
  for (const lang of ['en', 'zh'] as const) {
    const { path, region, close, message, link } = words[lang];

    it(`speaks the language of the page and stays closed, without a flash or a shift (${lang})`, async () => {
      const page = await open(path, { before: watch });
      await hydrated(page);
      const banner = page.getByRole('region', { name: region });
      expect(await banner.textContent()).toContain(message);
      expect(await banner.getByRole('link', { name: link }).getAttribute('href')).toBe(
        'https://github.com/web-infra-dev/rsbuild/releases',
      );
      await banner.getByRole('button', { name: close }).click();
      await banner.waitFor({ state: 'hidden' });
      expect(await page.evaluate(name => localStorage.getItem(name), key)).toBe('true');
      // Not lost with the button: the keyboard goes on from the page's start.
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('duet-start');
      await page.reload();
      await hydrated(page);
      expect(await page.evaluate(() => (window as never as { seen: object }).seen)).toEqual({
        shift: 0,
        banner: false,
      });
    });
  }

  it('can be closed before React is there', async () => {
    const page = await open('/', {
      before: page => page.route(pageScripts, route => route.abort()),
      expectedErrors: /Failed to load resource/,
    });
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect.poll(() => page.getByRole('region', { name: 'Announcement' }).isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(name => localStorage.getItem(name), key)).toBe('true');
  });

  it('is read, but has no dead button, without JavaScript', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    expect(await page.getByRole('link', { name: 'See all releases' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Close announcement' }).isVisible()).toBe(false);
  });
});
