import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open, warningsOf } from './support/browser';
import { gate } from './support/gate';

closeAfterwards();

const notFound = { build: 'website', expectedErrors: /status of 404/ };
const address = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

describe('first visit', () => {
  it.each([
    ['/zh/shell/long?a=1#section-2', 'en-US', '/shell/long?a=1#section-2'],
    ['/shell/long?a=1#section-2', 'zh-CN', '/zh/shell/long?a=1#section-2'],
    ['/zh/', 'en-GB', '/'],
    ['/shell/', 'de-DE', '/shell/'],
  ])('on %s with a browser in %s ends at %s', async (path, locale, target) => {
    const page = await open(path, { build: 'website', locale });
    await page.waitForURL(url => url.pathname + url.search + url.hash === target);
    await hydrated(page);
    expect(address(page)).toBe(target);
  });

  it('happens once: who goes back to the other language stays there', async () => {
    const page = await open('/zh/shell/', { build: 'website', locale: 'en-US' });
    await page.waitForURL('**/shell/');
    expect(address(page)).toBe('/shell/');
    await page.goto(new URL('/zh/shell/', page.url()).href);
    await hydrated(page);
    expect(address(page)).toBe('/zh/shell/');
    expect(await page.evaluate(() => localStorage.getItem('rspress-visited'))).toBe('1');
  });

  it('leaves bots, and readers whose storage is closed, where they are', async () => {
    const bot = await open('/zh/shell/', { build: 'website', locale: 'en-US', userAgent: 'Googlebot/2.1' });
    await hydrated(bot);
    expect(address(bot)).toBe('/zh/shell/');
    const closed = await open('/zh/shell/?sidebar=0', {
      build: 'website',
      locale: 'en-US',
      before: page =>
        page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }),
    });
    await hydrated(closed);
    expect(address(closed)).toBe('/zh/shell/?sidebar=0');
    expect(await closed.locator('#duet-sidebar').isVisible()).toBe(false);
  });
});

describe('first paint', () => {
  it.each(['/guide/start/quick-start', '/zh/'])('%s has been parsed when its styles arrive', async path => {
    const { hold, release } = gate();
    const page = await open(path, {
      until: 'commit',
      before: page => page.route('**/*.css', hold),
    });
    // Scripts of the page that wait for styles would stop the parser; frames are not drawn yet.
    await page.waitForFunction(() => document.querySelector('footer, #duet-outline'), null, { polling: 50 });
    expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
    release();
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  });
});

describe('unknown address', () => {
  it.each([
    ['/no/such/page', 'en', 'PAGE NOT FOUND', 'Take me home', '/'],
    ['/zh/no/such/page', 'zh', '页面未找到', '返回首页', '/zh/'],
    ['/zh/404', 'zh', '页面未找到', '返回首页', '/zh/'],
  ])('%s speaks %s', async (path, lang, title, home, target) => {
    for (const build of ['website', 'site']) {
      let seen: string[] = [];
      const page = await open(path, {
        ...notFound,
        build,
        before: async page => {
          seen = warningsOf(page);
          // Everything that is ever painted.
          await page.addInitScript(() => {
            const titles = new Set<string>();
            Object.assign(window, { titles });
            const look = () => {
              const heading = document.querySelector('h1');
              // A frame may come between the element and its text.
              if (heading?.textContent && heading.checkVisibility()) titles.add(heading.textContent);
              requestAnimationFrame(look);
            };
            look();
          });
        },
      });
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await hydrated(page);
      expect(await page.evaluate(() => [...(window as never as { titles: Set<string> }).titles])).toEqual([
        title,
      ]);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await page.title()).toMatch(/^404 - /);
      expect(await page.getByText('404', { exact: true }).isVisible()).toBe(true);
      expect(address(page)).toBe(path);
      // A difference between server and client would be warned of as recoverable.
      expect(seen).toEqual([]);
      await page.getByRole('link', { name: home }).click();
      await page.waitForURL(url => url.pathname === target);
    }
  });

  it('in another case than its page shows the page, and the heading of its hash', async () => {
    const page = await open('/Shell/Long#section-4', notFound);
    await page.getByRole('heading', { level: 1, name: 'A long outline' }).waitFor();
    await page.waitForFunction(() => scrollY > 0);
    expect(address(page)).toBe('/shell/long#section-4');
  });

  it.each([
    ['/zh/zh/shell/long?a=1#section-2', 'zh-CN', '/zh/shell/long?a=1#section-2'],
    ['/zh/zh/', 'zh-CN', '/zh/'],
    ['/en/shell/', 'en-US', '/shell/'],
  ])('%s has a language too much and leads on', async (path, locale, target) => {
    const page = await open(path, { ...notFound, locale });
    await page.goto(page.url());
    await hydrated(page);
    expect(address(page)).toBe(target);
  });
});
