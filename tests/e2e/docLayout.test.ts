import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, violations } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { pageScripts } from './support/gate';

closeAfterwards();

const words = {
  en: {
    prefix: '',
    menu: 'Menu',
    outline: 'ON THIS PAGE',
    sidebar: 'Pages in this section',
    skip: 'Skip to content',
    around: 'Previous and next page',
  },
  zh: {
    prefix: '/zh',
    menu: '菜单',
    outline: '本页目录',
    sidebar: '本章页面',
    skip: '跳到正文',
    around: '上一页与下一页',
  },
};
const langs = ['en', 'zh'] as const;

/** Which of the parts a reader sees. */
async function shown(page: Page, lang: 'en' | 'zh' = 'en'): Promise<string> {
  const { menu, outline, sidebar, around } = words[lang];
  const parts = {
    sidebar: page.getByRole('navigation', { name: sidebar }),
    outline: page.getByRole('navigation', { name: outline, exact: true }),
    menu: page.getByRole('button', { name: menu, exact: true }),
    toc: page.getByRole('button', { name: outline }),
    footer: page.getByRole('navigation', { name: around }),
  };
  const seen = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ((await part.isVisible()) ? name : '')),
  );
  return seen.filter(Boolean).join(' ');
}

describe('columns and bar', () => {
  // Decision 5, on a page with a table of contents and on one without.
  const widths = [
    [390, 'menu toc footer', 'menu footer'],
    [959, 'menu toc footer', 'menu footer'],
    [960, 'menu toc footer', 'sidebar footer'],
    [1280, 'menu toc footer', 'sidebar footer'],
    [1281, 'sidebar outline footer', 'sidebar footer'],
  ] as const;

  for (const lang of langs) {
    it(`keep to the breakpoints (${lang})`, async () => {
      const { prefix } = words[lang];
      for (const [path, column] of [
        ['/shell/long', 1],
        ['/shell/no-outline', 2],
      ] as const) {
        const page = await open(prefix + path, { build: 'website', javaScriptEnabled: false });
        for (const row of widths) {
          await page.setViewportSize({ width: row[0], height: 900 });
          expect(`${row[0]} ${await shown(page, lang)}`).toBe(`${row[0]} ${row[column]}`);
        }
      }
    });
  }

  it('leave no empty column where a page has no sidebar and no outline', async () => {
    const page = await open('/shell/bare', { build: 'website' });
    expect(await shown(page)).toBe('');
    const main = (await page.getByRole('main').boundingBox())!;
    expect(Math.abs(main.x + main.width / 2 - 720)).toBeLessThan(130);
  });

  it('show an overview without outline and across the page', async () => {
    const page = await open('/shell/overview', { build: 'website' });
    expect(await shown(page)).toBe('sidebar');
    expect((await page.getByRole('main').boundingBox())!.width).toBeGreaterThan(1000);
  });
});

describe('parts switched off by the address', () => {
  it.each([
    ['?sidebar=0', 1440, 'outline footer'],
    ['?outline=0', 1440, 'sidebar footer'],
    ['?outline=0', 1100, 'sidebar footer'],
    ['?outline=0', 390, 'menu footer'],
    ['?sidebar=0', 390, 'toc footer'],
    ['?sidebar=0&outline=0&footer=0', 390, ''],
    ['?sidebar=0&outline=0&footer=0', 1440, ''],
    ['?sidebar=1&footer=no', 1440, 'sidebar outline footer'],
  ])('%s at %d px', async (query, width, parts) => {
    // Only the head script may run: what is hidden is hidden before React.
    const page = await open(`/shell/long${query}`, {
      build: 'website',
      width,
      before: page => page.route(pageScripts, route => route.abort()),
      expectedErrors: /Failed to load resource/,
    });
    expect(await shown(page)).toBe(parts);
  });

  it('hides the navbar, and lets the rest move up into its place', async () => {
    const page = await open('/shell/long?navbar=0', { build: 'website', width: 390 });
    await expect(page.getByRole('banner').isVisible()).resolves.toBe(false);
    await page.evaluate(() => window.scrollTo(0, 500));
    expect((await page.locator('.duet-mobile-bar').boundingBox())!.y).toBe(0);
  });

  it('are back on the next page, unless its link carries the query too', async () => {
    const page = await open('/shell/?sidebar=0', { build: 'website' });
    await hydrated(page);
    await page.getByRole('link', { name: 'Go to section 2 of the long page' }).click();
    await page.getByRole('heading', { level: 1, name: 'A long outline' }).waitFor();
    expect(await shown(page)).toBe('sidebar outline footer');
  });
});

describe('the keyboard', () => {
  for (const lang of langs) {
    it(`begins with a skip link that leads past the sidebar (${lang})`, async () => {
      const { prefix, skip } = words[lang];
      for (const javaScriptEnabled of [true, false]) {
        const page = await open(`${prefix}/shell/long`, { build: 'website', javaScriptEnabled });
        await page.keyboard.press('Tab');
        const link = page.getByRole('link', { name: skip });
        expect(await link.evaluate(element => element === document.activeElement)).toBe(true);
        expect((await link.boundingBox())!.width).toBeGreaterThan(40);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
      }
    });
  }

  it('never reaches what is invisible, and what it reaches is never under a bar', async () => {
    for (const [path, width] of [
      ['/shell/article', 1440],
      ['/shell/long', 390],
      ['/components/package-manager-tabs', 390],
    ] as const) {
      const page = await open(path, { build: 'website', width, height: 500 });
      await hydrated(page);
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          if (element === document.body) return '';
          const box = element.getClientRects()[0]!;
          const x = Math.max(1, Math.min(box.x + box.width / 2, innerWidth - 1));
          const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
          const top = document.elementFromPoint(x, y);
          const fine =
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            // A ring around a picture lets the pointer through to the picture.
            (getComputedStyle(element).pointerEvents === 'none' ||
              (!!top && (element.contains(top) || top.contains(element))));
          return fine ? '' : `${element.outerHTML.slice(0, 120)} at ${Math.round(y)}`;
        });
        expect(`${path} ${stop}: ${fault}`).toBe(`${path} ${stop}: `);
      }
    }
  });

  it('shows one ring', async () => {
    const page = await open('/shell/article', { build: 'website' });
    const rings = new Set<string>();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      rings.add(
        await page.evaluate(() => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement!);
          return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        }),
      );
    }
    expect([...rings]).toEqual(['solid 2px rgb(176, 58, 11)']);
  });
});

describe('the frame', () => {
  it.each([
    ['/shell/long', 1440, 'light'],
    ['/shell/long', 390, 'dark'],
    ['/zh/shell/article', 1440, 'dark'],
    ['/zh/shell/article', 820, 'light'],
    ['/shell/overview', 1100, 'light'],
    ['/shell/levels', 1440, 'light'],
    ['/shell/no-such-page', 1440, 'dark'],
  ] as const)('has nothing for axe to complain of: %s, %d px, %s', async (path, width, colorScheme) => {
    const page = await open(path, { build: 'website', width, colorScheme, expectedErrors: /404/ });
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
  });
});

describe('while the page arrives', () => {
  it('the article stands where it will stay, before the outline behind it is there', async () => {
    const page = await open('/shell/article', { build: 'website', javaScriptEnabled: false });
    const place = () => page.getByRole('main').evaluate(main => main.getBoundingClientRect().left);
    const whole = await place();
    await page.locator('#duet-outline').evaluate(outline => outline.remove());
    expect(await place()).toBe(whole);
    // An outline that the address switches off leaves no empty column.
    const off = await open('/shell/article?outline=0', { build: 'website' });
    await expect
      .poll(() => off.getByRole('main').evaluate(main => main.getBoundingClientRect().left))
      .toBeGreaterThan(whole);
  });
});
