import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';

closeAfterwards();

const words = {
  en: {
    prefix: '',
    nav: 'Pages in this section',
    levels: 'Levels',
    below: 'Pages in Levels',
    closed: 'Closed at first',
    one: 'One level down',
    two: 'Two levels down',
    hidden: 'Behind a closed group',
    deeper: 'Deeper',
  },
  zh: {
    prefix: '/zh',
    nav: '本章页面',
    levels: '层级',
    below: '“层级”下的页面',
    closed: '默认收起',
    one: '第一层',
    two: '第二层',
    hidden: '收起的分组中的页面',
    deeper: '更深一层',
  },
};
const langs = ['en', 'zh'] as const;
const summary = (page: Page, text: string) => page.locator('summary', { hasText: text });
const isOpen = (page: Page, text: string) =>
  summary(page, text).evaluate(element => (element.parentElement as HTMLDetailsElement).open);
const current = (page: Page, lang: 'en' | 'zh') =>
  page.getByRole('navigation', { name: words[lang].nav }).locator('[aria-current="page"]').textContent();

describe('sidebar', () => {
  for (const lang of langs) {
    const { prefix, nav, levels, below, closed, one, two, deeper } = words[lang];

    it(`works without JavaScript (${lang})`, async () => {
      const page = await open(`${prefix}/shell/levels/one`, { build: 'website', javaScriptEnabled: false });
      expect(await current(page, lang)).toBe(one);
      const link = page.getByRole('navigation', { name: nav }).getByRole('link', { name: two });
      expect(await link.isVisible()).toBe(true);
      await summary(page, deeper).click();
      await expect.poll(() => link.isVisible()).toBe(false);
      await summary(page, closed).press('Enter');
      await expect.poll(() => isOpen(page, closed)).toBe(true);
    });

    it(`has a link and a button for a group that is a page (${lang})`, async () => {
      const page = await open(`${prefix}/shell/levels`, { build: 'website' });
      await hydrated(page);
      expect(await current(page, lang)).toBe(levels);
      const button = page.locator(`summary[aria-label="${below}"]`);
      const sidebar = page.getByRole('navigation', { name: nav });
      await button.focus();
      await page.keyboard.press('Space');
      await expect.poll(() => sidebar.getByRole('link', { name: one }).isVisible()).toBe(false);
      await sidebar.getByRole('link', { name: levels, exact: true }).click();
      await expect.poll(() => sidebar.getByRole('link', { name: one }).isVisible()).toBe(false);
    });

    it(`opens the group of the page that the reader goes to (${lang})`, async () => {
      const page = await open(`${prefix}/shell/`, { build: 'website' });
      await hydrated(page);
      expect(await isOpen(page, closed)).toBe(false);
      await page.evaluate(path => {
        history.pushState({}, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, `${prefix}/shell/closed/hidden`);
      await page.locator('[aria-current="page"]', { hasText: words[lang].hidden }).waitFor();
      await expect.poll(() => isOpen(page, closed)).toBe(true);
    });

    it(`keeps what the reader opened and closed, over navigation and reload (${lang})`, async () => {
      const page = await open(`${prefix}/shell/levels/one`, { build: 'website' });
      await hydrated(page);
      await summary(page, deeper).click();
      await summary(page, closed).click();
      await page.getByRole('link', { name: words[lang].hidden }).click();
      await page.locator('[aria-current="page"]', { hasText: words[lang].hidden }).waitFor();
      expect([await isOpen(page, deeper), await isOpen(page, closed)]).toEqual([false, true]);
      await summary(page, closed).click();
      await page.reload({ waitUntil: 'commit' });
      await hydrated(page);
      expect([await isOpen(page, deeper), await isOpen(page, closed)]).toEqual([false, false]);
    });
  }

  it('indents by 18 px per level', async () => {
    const page = await open('/shell/levels/one', { build: 'website' });
    const left = async (name: string) =>
      (await page.getByRole('link', { name, exact: true }).boundingBox())!.x;
    const first = await left('Levels');
    expect(await left('One level down')).toBe(first + 18);
    expect(await left('Two levels down')).toBe(first + 36);
    expect(await left('Three levels down')).toBe(first + 54);
  });

  it('keeps its scroll position over a reload, and shifts nothing by it', async () => {
    const page = await open('/shell/', {
      build: 'website',
      height: 440,
      before: page =>
        page.addInitScript(() => {
          const seen = { shift: 0, first: undefined as number | undefined };
          Object.assign(window, { seen });
          new PerformanceObserver(list => {
            for (const entry of list.getEntries())
              seen.shift += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          // The state at the very first frame that has the whole sidebar: on a slow machine, it can arrive in parts.
          const look = () => {
            const panel = document.getElementById('duet-sidebar');
            if (panel?.nextElementSibling) seen.first = panel.scrollTop;
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    });
    await hydrated(page);
    await summary(page, 'Closed at first').click();
    const scrolled = await page.locator('#duet-sidebar').evaluate(panel => {
      panel.scrollTop = 60;
      return panel.scrollTop;
    });
    expect(scrolled).toBe(60);
    await page.reload();
    await hydrated(page);
    const seen = await page.evaluate(
      () => (window as never as { seen: { shift: number; first: number } }).seen,
    );
    expect(seen).toEqual({ shift: 0, first: 60 });
  });

  it('brings the current page into view', async () => {
    const page = await open('/shell/article', { build: 'website', height: 480 });
    const seen = await page.locator('#duet-sidebar [aria-current="page"]').evaluate(link => {
      const [box, row] = [
        link.closest('#duet-sidebar')!.getBoundingClientRect(),
        link.getBoundingClientRect(),
      ];
      return row.top >= box.top && row.bottom <= box.bottom;
    });
    expect(seen).toBe(true);
  });

  it('works with storage that throws', async () => {
    const page = await open('/shell/', {
      build: 'website',
      before: page =>
        page.addInitScript(() => {
          const get = () => {
            throw new DOMException('denied', 'SecurityError');
          };
          for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
        }),
    });
    await hydrated(page);
    await summary(page, 'Closed at first').click();
    await page.getByRole('link', { name: 'Behind a closed group' }).click();
    await page.getByRole('heading', { level: 1, name: 'Behind a closed group' }).waitFor();
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect.poll(() => page.getByRole('region', { name: 'Announcement' }).isVisible()).toBe(false);
  });
});
