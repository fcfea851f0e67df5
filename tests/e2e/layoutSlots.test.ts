import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open, warningsOf } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();

let build: string;
beforeAll(async () => {
  build = await fixture('shell');
}, fixtureTimeoutMs);

const slots = (page: Page) =>
  page.locator('[data-slot]').evaluateAll(all => [...new Set(all.map(one => one.textContent))].sort());
const frame = [
  'top',
  'bottom',
  'beforeNav',
  'afterNav',
  'beforeNavTitle',
  'afterNavTitle',
  'beforeNavMenu',
  'afterNavMenu',
];

describe('slots of the layout', () => {
  it('are all filled on a doc page', async () => {
    const page = await open('/guide/a', { build });
    await hydrated(page);
    const doc = ['Sidebar', 'Doc', 'DocContent', 'DocFooter', 'Outline'].flatMap(part => [
      `before${part}`,
      `after${part}`,
    ]);
    expect(await slots(page)).toEqual([...frame, ...doc].sort());
  });

  it('are all filled on the home page, around the actions of the hero too', async () => {
    const page = await open('/', { build });
    await hydrated(page);
    const home = ['Hero', 'HeroActions', 'Features'].flatMap(part => [`before${part}`, `after${part}`]);
    expect(await slots(page)).toEqual([...frame, ...home].sort());
  });

  it('are as wide as the window on the home page, with no space around them', async () => {
    const page = await open('/', { build, viewport: { width: 1440, height: 900 } });
    const section = page.locator('section[data-slot="afterHero"]');
    const { width, margin } = await section.evaluate(element => ({
      width: element.getBoundingClientRect().width,
      margin: getComputedStyle(element).margin,
    }));
    expect([width, margin]).toEqual([await page.evaluate(() => document.body.clientWidth), '0px']);
  });
});

describe('the text of a page', () => {
  it('is rendered once while React takes over the page, and once after a step to it', async () => {
    const counts = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));
    const page = await open('/guide/rendered', { build });
    await hydrated(page);
    // The data of the first page are not fetched, and what reads them is not rendered, a second time.
    expect(await counts(page)).toMatchObject({ rendered: '1', read: '1' });
    await page.getByRole('link', { name: 'Page A' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Page A' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Rendered' }).waitFor();
    await hydrated(page);
    expect(await counts(page)).toMatchObject({ rendered: '2' });
  });

  it("shows Rspress's link in a heading of the site's own only when it is pointed at", async () => {
    const page = await open('/guide/a', { build });
    await hydrated(page);
    await page.locator('.rp-doc').evaluate(article => {
      article.insertAdjacentHTML(
        'beforeend',
        '<h2>Own<a class="rp-header-anchor rp-link" href="#own">#</a></h2>',
      );
    });
    const opacity = () => page.locator('.rp-header-anchor').evaluate(link => getComputedStyle(link).opacity);
    expect(await opacity()).toBe('0');
    await page.getByRole('heading', { level: 2, name: 'Own' }).hover();
    await expect.poll(opacity).toBe('1');
  });

  it("has icons of the site's own beside the page actions, no larger than their words", async () => {
    const page = await open('/guide/a', { build });
    const sizes = await page
      .locator('.duet-llms__item')
      .first()
      .evaluate(item => {
        item.insertAdjacentHTML('afterbegin', '<svg viewBox="0 0 24 24"></svg>'.repeat(3));
        const icons = [...item.querySelectorAll('svg')];
        icons[0]!.setAttribute('width', '24');
        icons[1]!.setAttribute('width', '12');
        return icons.map(icon => icon.getBoundingClientRect().width);
      });
    expect(sizes).toEqual([16, 12, 16]);
  });

  it('contains what a site positions in it, as in Rspress', async () => {
    const page = await open('/guide/a', { build });
    const boxes = await page.locator('main').evaluate(main => {
      const background = document.createElement('div');
      background.style.cssText = 'position: absolute; inset: 0';
      main.querySelector('.rp-doc')!.append(background);
      return [background, main].map(element => {
        const { x, y, width } = element.getBoundingClientRect();
        return [x, y, width];
      });
    });
    expect(boxes[0]).toEqual(boxes[1]);
  });
});

describe('words and parts from the configuration', () => {
  it.each([
    ['/guide/a', 'Contents', 'Onwards Page B'],
    ['/zh/guide/a', '目录', '后一页 页面 B'],
  ])('stand on %s', async (path, outline, next) => {
    const page = await open(path, { build });
    await hydrated(page);
    expect(await page.getByRole('navigation', { name: outline, exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: next }).isVisible()).toBe(true);
    expect(await page.locator('.duet-to-top').count()).toBe(0);
  });
});

describe('versions', () => {
  it('announce only what is theirs', async () => {
    for (const [path, seen] of [
      ['/guide/a', false],
      ['/v1/guide/a', true],
      ['/v1/zh/guide/a', true],
    ] as const) {
      const page = await open(path, { build, locale: path.includes('zh') ? 'zh-CN' : 'en-US' });
      expect([path, await page.locator('.duet-banner').isVisible()]).toEqual([path, seen]);
    }
  });

  it('have a 404 page in each language, which leads to their own home', async () => {
    for (const [path, title, home] of [
      ['/v1/zh/no-such-page', '页面未找到', '/v1/zh/'],
      ['/v1/no-such-page', 'PAGE NOT FOUND', '/v1/'],
    ] as const) {
      const locale = path.includes('zh') ? 'zh-CN' : 'en-US';
      let warnings: string[] = [];
      const page = await open(path, {
        build,
        locale,
        expectedErrors: /status of 404/,
        before: async page => {
          warnings = warningsOf(page);
        },
      });
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await hydrated(page);
      // A difference between server and client would be warned of as recoverable.
      expect(warnings).toEqual([]);
      await page.getByRole('main').getByRole('link').click();
      await page.waitForURL(url => url.pathname === home);
    }
  });
});

describe('Markdown output', () => {
  it('holds the article and nothing of the frame', async () => {
    const text = await readFile(join(build, 'guide/a.md'), 'utf8');
    expect(text).toContain('# Page A');
    expect(text).toContain('## Part');
    for (const word of ['Skip to content', 'Menu', 'beforeNav', 'Link to section', 'Onwards']) {
      expect(text).not.toContain(word);
    }
  });
});
