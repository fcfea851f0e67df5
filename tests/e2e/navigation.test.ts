import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, settled } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { gate } from './support/gate';

closeAfterwards();

const words = {
  en: {
    prefix: '',
    hash: 'Go to section 2 of the long page',
    long: 'A long outline',
    page: 'A doc page',
    noOutline: 'Without headings',
    article: 'Article',
    nav: 'Pages in this section',
    loading: 'Loading page',
    top: 'Back to top',
  },
  zh: {
    prefix: '/zh',
    hash: '前往长文第 2 节',
    long: '目录很长的页面',
    page: '文档页',
    noOutline: '没有小标题的页面',
    article: '正文排版',
    nav: '本章页面',
    loading: '正在加载页面',
    top: '回到顶部',
  },
};
const langs = ['en', 'zh'] as const;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('navigation', () => {
  it('leads back to the position in an overview, also from a heading far down in another page', async () => {
    const page = await open('/shell/overview', { build: 'website' });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 500));
    const link = page.getByRole('main').getByRole('link', { name: 'Section 1', exact: true }).first();
    // A key or the pointer of the test would scroll to it.
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction(() => document.activeElement?.id === 'section-1' && scrollY > 0);
    await page.goBack();
    await heading(page, 'Overview').waitFor();
    await page.waitForFunction(() => scrollY === 500);
  });

  for (const lang of langs) {
    const { prefix, hash, long, page: doc, nav, noOutline, loading } = words[lang];

    it(`announces the new title, begins at the top and gives the focus to the page's start (${lang})`, async () => {
      const page = await open(`${prefix}/shell/`, { build: 'website', height: 500 });
      await hydrated(page);
      await page.evaluate(() => window.scrollTo(0, 300));
      await page.getByRole('navigation', { name: nav }).getByRole('link', { name: noOutline }).click();
      await heading(page, noOutline).waitFor();
      await page.getByRole('status').filter({ hasText: noOutline }).waitFor();
      expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'duet-start']);
      await page.goBack();
      await heading(page, doc).waitFor();
      await page.waitForFunction(() => scrollY === 300);
    });

    it(`goes to a heading of another page after 100 ms, with the focus (${lang})`, async () => {
      const page = await open(`${prefix}/shell/`, { build: 'website' });
      await hydrated(page);
      await page.getByRole('link', { name: hash }).click();
      await heading(page, long).waitFor();
      await page.waitForFunction(() => document.activeElement?.id === 'section-2');
      const top = await page.evaluate(() => document.activeElement!.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(72);
      expect(top).toBeLessThan(140);
    });

    it(`shows a bar when the page takes longer than 200 ms (${lang})`, async () => {
      const { hold, release } = gate();
      const page = await open(`${prefix}/shell/`, { build: 'website' });
      await hydrated(page);
      await page.route('**/async/route-*.js', hold);
      await page.getByRole('navigation', { name: nav }).getByRole('link', { name: noOutline }).click();
      const bar = page.getByRole('progressbar', { name: loading });
      await bar.waitFor();
      expect(await bar.getAttribute('aria-valuenow')).toBe('8');
      await page.waitForFunction(() => document.querySelector('[role=progressbar]')?.ariaValueNow === '10');
      release();
      await heading(page, noOutline).waitFor();
      await bar.waitFor({ state: 'detached' });
    });
  }

  it('lets the last of two quick clicks win', async () => {
    const { nav, noOutline, article } = words.en;
    const { hold, release } = gate();
    const page = await open('/shell/long', { build: 'website' });
    await hydrated(page);
    let first: string | undefined;
    await page.route('**/async/route-*.js', route => {
      first ??= route.request().url();
      // Only the page that was asked for first is slow.
      return route.request().url() === first ? hold(route) : route.continue();
    });
    const sidebar = page.getByRole('navigation', { name: nav });
    await sidebar.getByRole('link', { name: noOutline }).click();
    await sidebar.getByRole('link', { name: article }).click();
    await heading(page, article).waitFor();
    const slow = page.waitForResponse(response => response.url() === first);
    release();
    await slow;
    // The slow page has arrived; nothing may follow from it.
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/shell/article');
    expect(await heading(page, article).isVisible()).toBe(true);
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  });

  it('turns into a normal page load when the chunk cannot be had', async () => {
    const { nav, noOutline } = words.en;
    const page = await open('/shell/', {
      build: 'website',
      expectedErrors: /Failed to load resource|ChunkLoadError/,
    });
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { old: true }));
    let failed = 0;
    await page.route('**/async/route-*.js', route => {
      failed += 1;
      return failed === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('navigation', { name: nav }).getByRole('link', { name: noOutline }).click();
    await heading(page, noOutline).waitFor();
    await page.waitForFunction(() => !('old' in window));
    await hydrated(page);
    expect(await page.getByRole('progressbar').count()).toBe(0);
  });

  it('leaves modified clicks, other sites and new tabs to the browser', async () => {
    const page = await open('/shell/article', { build: 'website' });
    await hydrated(page);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('main')
        .getByRole('link', { name: 'a link', exact: true })
        .click({ modifiers: ['Control'] }),
    ]);
    await tab.waitForURL('**/shell/');
    expect(new URL(page.url()).pathname).toBe('/shell/article');
    const away = page.getByRole('link', { name: 'one to another site' });
    expect([await away.getAttribute('target'), await away.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });
});

describe('outline and way up', () => {
  for (const lang of langs) {
    const { prefix, top } = words[lang];
    it(`follow the reader (${lang})`, async () => {
      const page = await open(`${prefix}/shell/long`, { build: 'website' });
      await hydrated(page);
      const up = page.getByRole('button', { name: top });
      expect(await up.isVisible()).toBe(false);
      await page.evaluate(() => window.scrollTo(0, 1));
      await up.waitFor();
      await page.locator('#detail-3').evaluate(one => one.scrollIntoView());
      await page.locator('[aria-current="location"][href="#detail-3"]').waitFor();
      const indent = (id: string) =>
        page
          .locator(`#duet-outline a[href="#${id}"] > span`)
          .evaluate(span => span.getBoundingClientRect().x);
      expect([await indent('part-3-1'), await indent('detail-3')]).toEqual([
        (await indent('section-3')) + 12,
        (await indent('section-3')) + 24,
      ]);
      await up.click();
      await page.waitForFunction(() => scrollY === 0);
      await up.waitFor({ state: 'hidden' });
    });
  }
});
