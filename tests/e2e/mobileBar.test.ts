import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, violations } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';

closeAfterwards();

const words = {
  en: {
    prefix: '',
    menu: 'Menu',
    outline: 'ON THIS PAGE',
    close: 'Close',
    nav: 'Pages in this section',
    noOutline: 'Without headings',
    title: 'Without headings',
    section: 'Section 2',
  },
  zh: {
    prefix: '/zh',
    menu: '菜单',
    outline: '本页目录',
    close: '关闭',
    nav: '本章页面',
    noOutline: '没有小标题的页面',
    title: '没有小标题的页面',
    section: '第 2 节',
  },
};
const langs = ['en', 'zh'] as const;
const phone = { build: 'website', width: 390, height: 700 };

function parts(page: Page, lang: 'en' | 'zh') {
  const { menu, outline, nav } = words[lang];
  return {
    menu: page.getByRole('button', { name: menu, exact: true }),
    toc: page.getByRole('button', { name: outline }),
    drawer: page.getByRole('navigation', { name: nav }),
    list: page.getByRole('navigation', { name: outline, exact: true }),
  };
}

describe('mobile bar', () => {
  for (const lang of langs) {
    const { prefix, close, noOutline, title, section } = words[lang];

    it(`opens drawer and outline without JavaScript (${lang})`, async () => {
      const page = await open(`${prefix}/shell/long`, { ...phone, javaScriptEnabled: false });
      const { menu, toc, drawer, list } = parts(page, lang);
      await menu.click();
      await expect.poll(() => drawer.isVisible()).toBe(true);
      await page.getByRole('button', { name: close, exact: true }).click();
      await expect.poll(() => drawer.isVisible()).toBe(false);
      await toc.click();
      await expect.poll(() => list.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => list.isVisible()).toBe(false);
    });

    it(`is closed by Escape, by a press outside and by the button; the focus returns (${lang})`, async () => {
      const page = await open(`${prefix}/shell/long`, phone);
      await hydrated(page);
      const { menu, drawer, toc, list } = parts(page, lang);
      const onMenu = () => menu.evaluate(button => button === document.activeElement);

      await menu.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => drawer.evaluate(nav => nav.contains(document.activeElement))).toBe(true);
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
        .toBe('hidden');
      await page.keyboard.press('Escape');
      expect([await drawer.isVisible(), await onMenu()]).toEqual([false, true]);

      await menu.click();
      await page.mouse.click(380, 400);
      await drawer.waitFor({ state: 'hidden' });

      await toc.click();
      await page.mouse.click(20, 600);
      await list.waitFor({ state: 'hidden' });
      await toc.click();
      await toc.click();
      await expect.poll(() => list.isVisible()).toBe(false);
    });

    it(`closes on navigation and on a press of an item, also of the current hash (${lang})`, async () => {
      const page = await open(`${prefix}/shell/long#section-2`, phone);
      await hydrated(page);
      const { menu, toc, drawer, list } = parts(page, lang);
      for (const _ of ['to the hash', 'to the same hash again']) {
        await toc.click();
        await list.getByRole('link', { name: section, exact: true }).click();
        await list.waitFor({ state: 'hidden' });
      }
      await menu.click();
      await drawer.getByRole('link', { name: noOutline }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await drawer.isVisible()).toBe(false);
    });
  }

  it('is 46 px high, sticks below the navbar and reads out the heading passed', async () => {
    const page = await open('/shell/long', phone);
    await hydrated(page);
    const bar = page.locator('.duet-mobile-bar');
    expect((await bar.boundingBox())!.height).toBe(46);
    await page.locator('#section-3').evaluate(heading => heading.scrollIntoView());
    await page.mouse.wheel(0, 60);
    await page.getByRole('button', { name: 'ON THIS PAGE Section 3' }).waitFor();
    expect((await bar.boundingBox())!.y).toBe(56);
  });

  it('opens an outline that uses the height of a low window, and no more', async () => {
    const page = await open('/shell/long', { ...phone, width: 320, height: 256 });
    await hydrated(page);
    const { toc } = parts(page, 'en');
    const panel = page.locator('#duet-outline:popover-open');
    // The banner and the navbar scroll away.
    for (const top of [0, 400]) {
      await page.evaluate(top => scrollTo(0, top), top);
      await toc.click();
      await expect.poll(() => panel.evaluate(element => element.getBoundingClientRect().bottom)).toBe(240);
      await page.keyboard.press('Escape');
    }
  });

  it('lets no hash target end up under it', async () => {
    for (const width of [390, 1100]) {
      const page = await open('/shell/long#section-4', { ...phone, width });
      await page.waitForFunction(() => scrollY > 0);
      const [bar, heading] = await page.evaluate(() => [
        document.querySelector('.duet-mobile-bar')!.getBoundingClientRect().bottom,
        document.getElementById('section-4')!.getBoundingClientRect().top,
      ]);
      expect(heading).toBeGreaterThan(bar!);
    }
  });

  it('closes the drawer when the keyboard leaves it', async () => {
    const page = await open('/shell/', phone);
    await hydrated(page);
    const { menu, drawer } = parts(page, 'en');
    await menu.click();
    await drawer.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await drawer.waitFor({ state: 'hidden' });
  });

  it('closes what it has opened when a wider window has no place for it', async () => {
    const page = await open('/shell/', phone);
    await hydrated(page);
    const { menu, toc } = parts(page, 'en');
    for (const [button, id] of [
      [menu, 'duet-sidebar'],
      [toc, 'duet-outline'],
    ] as const) {
      await page.setViewportSize({ width: 600, height: 800 });
      await button.click();
      await page.locator(`#${id}:popover-open`).waitFor();
      await page.setViewportSize({ width: 600, height: 700 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.locator(`#${id}:popover-open`).count()).toBe(1);
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.locator(`#${id}:not(:popover-open)`).waitFor();
    }
  });

  it('has nothing for axe to complain of when open', async () => {
    for (const [path, colorScheme] of [
      ['/shell/long', 'light'],
      ['/zh/shell/long', 'dark'],
    ] as const) {
      const lang = path.startsWith('/zh') ? 'zh' : 'en';
      const page = await open(path, { ...phone, colorScheme });
      await hydrated(page);
      const { menu, toc } = parts(page, lang);
      await toc.click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await menu.click();
      expect(await violations(page)).toEqual([]);
    }
  });
});
