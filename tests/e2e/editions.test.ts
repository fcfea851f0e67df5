import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, violations } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { headersOf } from './support/headers';
import { openStrictly } from './support/strictPage';

closeAfterwards();

let versions = '';
let plain = '';
let bare = '';
let stars = '';
beforeAll(async () => {
  versions = await fixture('versions');
  plain = await fixture('plain');
  bare = await fixture('plain', 'always');
  stars = await fixture('plain', 'stars');
}, fixtureTimeoutMs);

const bar = (page: Page) => page.locator('header');
const button = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name });
const navHeight = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--duet-nav-now'));

describe('a tag in the frontmatter', () => {
  it('may be a number, as YAML reads a version', async () => {
    const page = await open('/docs/links.html', { build: plain });
    await page.getByRole('heading', { level: 1, name: 'Links 1.5' }).waitFor();
  });
});

describe('the version menu', () => {
  for (const [lang, path, name, link] of [
    ['en', '/guide/a', 'Version: v2', { v1: '/v1/guide/a', v2: '/guide/a' }],
    ['en', '/v1/guide/a', 'Version: v1', { v1: '/v1/guide/a', v2: '/guide/a' }],
    ['zh', '/zh/guide/a', '版本：v2', { v1: '/v1/zh/guide/a', v2: '/zh/guide/a' }],
    ['zh', '/v1/zh/guide/a', '版本：v1', { v1: '/v1/zh/guide/a', v2: '/zh/guide/a' }],
    // A page that the old version lacks.
    ['en', '/guide/new', 'Version: v2', { v1: '/v1/', v2: '/guide/new' }],
    ['zh', '/zh/guide/new', '版本：v2', { v1: '/v1/zh/', v2: '/zh/guide/new' }],
    ['zh', '/v1/zh/', '版本：v1', { v1: '/v1/zh/', v2: '/zh/' }],
  ] as const) {
    it(`leads from ${path} to the same page of both versions`, async () => {
      const locale = lang === 'zh' ? 'zh-CN' : 'en-US';
      const page = await open(path, { build: versions, locale, javaScriptEnabled: false });
      await button(page, name).click();
      const href = (version: string) =>
        bar(page).getByRole('link', { name: version, exact: true }).getAttribute('href');
      expect({ v1: await href('v1'), v2: await href('v2') }).toEqual(link);
      const current = bar(page).locator('a[aria-current="true"]:visible');
      expect(await current.textContent()).toBe(name.slice(-2));
    });
  }

  it('changes the version in place, keeps query and hash, and the language menu keeps the version', async () => {
    const page = await open('/guide/a?q=1#part-2', { build: versions });
    await hydrated(page);
    await button(page, 'Version: v2').press('Enter');
    await bar(page).getByRole('link', { name: 'v1', exact: true }).click();
    await page.waitForURL('**/v1/guide/a?q=1#part-2');
    await page.getByRole('heading', { name: 'Page A v1 en' }).waitFor();
    // The shell scrolls to the hash and moves the focus there; then by keyboard, for which the bar comes back.
    await page.waitForFunction(() => scrollY > 0 && !document.activeElement?.closest('header'));
    await button(page, 'Language: English').press('Enter');
    await bar(page).locator('a[hreflang="zh"]:visible').press('Enter');
    await page.waitForURL('**/v1/zh/guide/a?q=1#part-2');
    await page.getByRole('heading', { name: 'Page A v1 zh' }).waitFor();
    expect(await bar(page).getByRole('link', { name: 'Versions' }).getAttribute('href')).toBe('/v1/zh/');
    await button(page, '版本：v1').press('Enter');
    expect(await violations(page, undefined, 'header')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await button(page, '打开菜单').click();
    const menu = page.getByRole('dialog');
    await menu.locator('summary', { hasText: '版本：v1' }).click();
    await expect
      .poll(() => menu.getByRole('link', { name: 'v2' }).getAttribute('href'))
      .toBe('/zh/guide/a?q=1#part-2');
  });
});

describe('a navbar that hides on scroll', () => {
  const isHidden = (page: Page) =>
    bar(page).evaluate(async header => {
      await Promise.all(header.getAnimations().map(({ finished }) => finished));
      return header.getBoundingClientRect().bottom <= 0;
    });
  const scrollTo = async (page: Page, top: number) => {
    await page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), top);
  };
  const hides = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.duetNav);
  const shows = (page: Page) => page.waitForFunction(() => !document.documentElement.dataset.duetNav);

  it('hides on the way down and reappears on the way up', async () => {
    const page = await open('/guide/a', { build: versions });
    await hydrated(page);
    await scrollTo(page, 40);
    await scrollTo(page, 600);
    await hides(page);
    expect([await isHidden(page), await navHeight(page)]).toEqual([true, '0px']);
    await scrollTo(page, 500);
    await shows(page);
    expect([await isHidden(page), await navHeight(page)]).toEqual([false, '72px']);
  });

  it('looks at most every 200 ms', async () => {
    const page = await open('/guide/a', { build: versions });
    await hydrated(page);
    const changes = await page.evaluate(async () => {
      let changes = 0;
      const observer = new MutationObserver(() => {
        changes++;
      });
      observer.observe(document.documentElement, { attributeFilter: ['data-duet-nav'] });
      const end = performance.now() + 1000;
      // Down, down, up: at any moment the last step may be of either kind.
      for (let step = 0; performance.now() < end; step++) {
        scrollBy({ top: step % 3 === 2 ? -60 : 60, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      return changes;
    });
    expect(changes).toBeGreaterThan(0);
    expect(changes).toBeLessThanOrEqual(5);
  });

  it('comes back for the keyboard', async () => {
    const page = await open('/guide/a', { build: versions, reducedMotion: 'reduce' });
    await hydrated(page);
    await scrollTo(page, 800);
    await hides(page);
    expect(await isHidden(page)).toBe(true);
    await button(page, 'Language: English').focus();
    await expect.poll(() => isHidden(page)).toBe(false);
    // And the page stays where it is.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
    await page.keyboard.press('Enter');
    await bar(page).locator('a[hreflang="zh"]:visible').waitFor();
  });
});

describe('a site without choices', () => {
  it('has no menus for them, at any width', async () => {
    const page = await open('/docs/guide.html', { build: plain });
    await hydrated(page);
    for (const width of [1440, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => bar(page).getByRole('button').count()).toBe(0);
      await expect.poll(() => bar(page).getByRole('link').allTextContents()).toEqual(['Plain', 'Guide']);
    }
    const [home, guide] = await bar(page).getByRole('link').all();
    expect(await home?.getAttribute('href')).toBe('/docs/index.html');
    expect(await guide?.getAttribute('href')).toBe('/docs/guide.html');
    expect(await guide?.getAttribute('aria-current')).toBe('page');
    expect(await violations(page, undefined, 'header')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await button(page, 'Open menu').click();
    await expect.poll(() => page.getByRole('dialog').getByRole('button').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.matches('[data-duet-theme], .dark'))).toBe(
      false,
    );
  });

  it('can go without a navbar, and nothing keeps its place', async () => {
    const page = await open('/docs/guide.html', { build: bare });
    await hydrated(page);
    expect(await bar(page).count()).toBe(0);
    expect(await navHeight(page)).toBe('0px');
  });
});

describe('a link that counts stars', () => {
  it('shows the count once it is known, and asks for it once an hour', async () => {
    let asked = 0;
    const page = await open('/docs/guide.html', {
      build: stars,
      before: page =>
        page.route('https://api.github.com/**', route => {
          asked++;
          return route.fulfill({
            headers: { 'access-control-allow-origin': '*' },
            json: { stargazers_count: 3149 },
          });
        }),
    });
    const link = bar(page).getByRole('link', { name: 'GitHub' });
    await link.getByText('3.1K').waitFor();
    expect(await link.getAttribute('href')).toBe('https://github.com/web-infra-dev/rsbuild');
    const before = asked;
    await page.reload();
    await link.getByText('3.1K').waitFor();
    expect(asked).toBe(before);
  });
});

/** Paths of the files that the first paint waits for. */
const blockingFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
      .map(({ name }) => new URL(name).pathname),
  );

describe('styles inside the pages (`output.inlineStyles`)', () => {
  it('need no request, and the policy of the site allows them', async () => {
    const { page, blocked } = await openStrictly('/docs/guide.html', {
      build: bare,
      headers: headersOf(join(bare, 'docs')),
    });
    await hydrated(page);
    const columns = page.locator('.duet-doc__columns');
    expect(await columns.evaluate(element => getComputedStyle(element).display)).toBe('grid');
    expect(await blockingFiles(page)).toEqual([]);
    expect(blocked).toEqual([]);
  });

  it('are files otherwise, as is the script that all pages share', async () => {
    const page = await open('/docs/guide.html', { build: stars });
    const files = await blockingFiles(page);
    expect(files.filter(name => !name.endsWith('.css'))).toEqual([
      expect.stringMatching(/^\/docs\/static\/duet\.\w+\.js$/),
    ]);
    expect(files.length).toBeGreaterThan(1);
  });
});

describe('the slots of the navbar', () => {
  it('are filled in the bar and, around the entries, in the full-screen menu', async () => {
    const page = await open('/guide/new', { build: versions, javaScriptEnabled: false });
    const entries = ['beforeLeftNavItems', 'afterLeftNavItems', 'beforeRightNavItems', 'afterRightNavItems'];
    for (const slot of ['beforeNavTitle', 'afterNavTitle', 'beforeNavMenu', 'afterNavMenu', ...entries]) {
      expect(await bar(page).getByText(slot).and(page.locator(':visible')).count()).toBe(1);
    }
    for (const slot of entries) {
      const distance = await bar(page)
        .getByText(slot)
        .and(page.locator(':visible'))
        .evaluate(element => {
          const text = document.createRange();
          text.selectNodeContents(element);
          const [own, all] = [text, element.closest('header')!].map(one => one.getBoundingClientRect());
          return own!.top + own!.bottom - all!.top - all!.bottom;
        });
      expect(Math.abs(distance)).toBeLessThan(4);
    }
    // A list in a slot takes the form of its place: a menu here, a group that folds there.
    await button(page, 'beforeRightNavItems').click();
    await bar(page).getByRole('link', { name: 'Inside' }).waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.keyboard.press('Escape');
    await button(page, 'Open menu').click();
    const menu = page.getByRole('dialog');
    for (const slot of entries) {
      expect(await menu.getByText(slot).and(page.locator(':visible')).count()).toBe(1);
    }
    await menu.locator('summary', { hasText: 'beforeRightNavItems' }).click();
    await menu.getByRole('link', { name: 'Inside' }).waitFor();
  });
});

describe('a site without `locales`', () => {
  it('leads from an address with its language to the one without', async () => {
    const page = await open('/docs/en/guide.html#b', {
      build: plain,
      expectedErrors: /404/,
      // As a host answers that serves the site below its base.
      before: page =>
        page.route('**/docs/en/guide.html*', route =>
          route.fulfill({ status: 404, path: `${plain}/docs/404.html`, contentType: 'text/html' }),
        ),
    });
    await page.waitForURL(/\/docs\/guide(\.html)?#b$/);
    await page.getByRole('heading', { name: 'Guide', level: 1 }).waitFor();
  });
});
