import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../../plugins/tools/audit/index';
import { translations } from '../../../theme/node/translations/translations';
import { closeAfterwards, open } from '../support/browser';
import { fixture, fixtureTimeoutMs } from '../support/fixture';

let build = '';
let words = '';
beforeAll(async () => {
  build = await fixture('compat', 'plain');
  words = await fixture('compat', 'words');
}, 2 * fixtureTimeoutMs);
closeAfterwards();

const directionOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).direction);
const chinese = { locale: 'zh-CN' };
const hrefOf = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true }).first().getAttribute('href');

describe('links in props', () => {
  it.each([
    ['/docs/', '/docs'],
    ['/docs/zh/', '/docs/zh'],
    ['/docs/v1/', '/docs/v1'],
    ['/docs/v1/zh/', '/docs/v1/zh'],
  ])('on %s lead into the language and version of the page', async (path, prefix) => {
    const page = await open(path, { build, ...(path.includes('zh') && chinese) });
    for (const name of [
      'Badge',
      'Start',
      'Fast indeed',
      'Guide tool',
      'Button in the page',
      'Link in Markdown',
    ]) {
      expect([name, await hrefOf(page, name)]).toEqual([name, `${prefix}/guide/start`]);
    }
  });

  it('keep the language that they name, and lead to a page that exists', async () => {
    const page = await open('/docs/v1/zh/', { build, ...chinese });
    expect(await hrefOf(page, 'Other language')).toBe('/docs/v1/zh/guide/start');
    expect(await hrefOf(page, 'Only English')).toBe('/docs/guide/english');
  });

  it('to other sites open in a new tab, in the footer too', async () => {
    const page = await open('/docs/', { build });
    const outside = page.getByRole('contentinfo').getByRole('link', { name: 'Outside' });
    expect(await outside.getAttribute('target')).toBe('_blank');
    const inside = page.getByRole('contentinfo').getByRole('link', { name: 'inside' });
    expect(await inside.getAttribute('target')).toBeNull();
    expect(await page.getByRole('link', { name: 'Other tool' }).getAttribute('target')).toBe('_blank');
  });
});

describe('a component of a site', () => {
  it('may call the components of Markdown', async () => {
    const page = await open('/docs/called', { build });
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { name: 'A called heading' }).count()).toBe(1);
    expect(await main.getByRole('listitem').getByText('A called item').count()).toBe(1);
    expect(await main.getByRole('cell', { name: 'Cell' }).count()).toBe(1);
    const stock = main.getByRole('heading', { name: 'A stock heading' });
    expect(await stock.evaluate(heading => Number.parseFloat(getComputedStyle(heading).marginTop))).toBe(32);
    expect(await main.getByRole('link', { name: 'A called link' }).getAttribute('href')).toBe(
      '/docs/guide/start',
    );
  });
});

describe('a part of an article that is wider than a phone', () => {
  it('scrolls in its column, and leaves the bars as wide as the window', async () => {
    const page = await open('/docs/called', { build, width: 390 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const text = page.getByText('Wider than a phone');
    const { width, right } = await text.evaluate(element => {
      document.querySelector('main')!.scrollLeft = 1000;
      return element.getBoundingClientRect();
    });
    expect([width, right <= 390]).toEqual([700, true]);
  });
});

describe('a wide logo', () => {
  it.each([320, 390])('leaves room for the buttons of a window of %i px', async width => {
    const page = await open('/docs/guide/start', { build, width });
    const header = page.getByRole('banner');
    const logo = await header.getByRole('img', { name: 'Compat' }).boundingBox();
    const [search, menu] = await Promise.all(
      [/search/i, /menu/i].map(name => header.getByRole('button', { name }).boundingBox()),
    );
    expect(logo!.width).toBeGreaterThan(100);
    expect(logo!.x + logo!.width).toBeLessThanOrEqual(search!.x);
    expect(menu!.x + menu!.width).toBeLessThanOrEqual(width);
  });
});

describe('a landing page', () => {
  it('keeps its text off the edges of a background that the site gives to the features', async () => {
    const page = await open('/docs/', { build });
    const [before, after] = await page.evaluate(() => {
      const space = () => getComputedStyle(document.querySelector('.duet-features__card')!).paddingLeft;
      const before = space();
      document.documentElement.style.setProperty('--rp-home-feature-bg', 'silver');
      return [before, space()];
    });
    expect([before, after]).toEqual(['0px', '16px']);
  });

  it.each([390, 1440])(
    'shows an image without a size instead of its name, in a window of %i px',
    async width => {
      const page = await open('/docs/banner', { build, width });
      const image = await page.getByRole('img', { name: 'Banner' }).boundingBox();
      expect(image!.width).toBeGreaterThan(width / 2);
    },
  );

  it('renders HTML in its hero and its features', async () => {
    const page = await open('/docs/', { build });
    const classes = ['in-name', 'in-text', 'in-tagline', 'in-title', 'in-details'];
    for (const name of classes)
      expect([name, await page.locator(`main .${name}`).count()]).toEqual([name, 1]);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Compat');
    expect(await page.getByRole('link', { name: 'Only English', exact: true }).innerText()).toBe(
      'Only English',
    );
  });

  it('has features as wide as the flex box in which a site places them', async () => {
    const page = await open('/docs/', { build });
    const widths = await page.locator('.duet-features').evaluate(features => {
      const box = document.createElement('div');
      box.style.display = 'flex';
      features.replaceWith(box);
      box.append(features);
      return [features.clientWidth, Math.min(box.clientWidth, 1200)];
    });
    expect(widths[0]).toBe(widths[1]);
  });

  it('has an image with candidates below the base', async () => {
    const page = await open('/docs/', { build });
    const image = page.getByRole('img', { name: 'Logo' });
    expect(await image.getAttribute('srcset')).toBe('/docs/logo.svg, /docs/wide.svg 2x');
    expect(await image.getAttribute('sizes')).toBe('50vw');
  });

  it('has a video with its files below the base', async () => {
    const page = await open('/docs/guide/start', { build });
    const video = page.getByLabel('File');
    expect(await video.getAttribute('src')).toBe('/docs/film.mp4');
    expect(await video.locator('track').getAttribute('src')).toBe('/docs/film.vtt');
  });

  it('has an image that leaves room for what follows, however tall it is', async () => {
    const page = await open('/docs/', { build });
    const image = page.getByRole('img', { name: 'Logo' });
    const { width, height } = (await image.boundingBox())!;
    expect(height).toBeLessThanOrEqual(480);
    expect(width).toBeGreaterThan(480);
  });

  it('has no hero without one in its frontmatter', async () => {
    const page = await open('/docs/bare', { build });
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.locator('.duet-hero').count()).toBe(0);
  });

  it('has the text as its title where the hero has no name', async () => {
    const page = await open('/docs/unnamed', { build });
    const titles = page.getByRole('heading', { level: 1 });
    expect(await titles.allInnerTexts()).toEqual(['A hero without a name']);
    const size = await titles.evaluate(title => Number.parseFloat(getComputedStyle(title).fontSize));
    expect(size).toBeGreaterThan(40);
  });

  it('has its Markdown in a column, styled as in an article, without a second title', async () => {
    const page = await open('/docs/story', { build, viewport: { width: 1440, height: 900 } });
    await hydrated(page);
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['A hero']);
    const heading = page.getByRole('heading', { level: 2, name: 'A heading' });
    expect(await heading.innerText()).toBe('A heading');
    const { x } = (await heading.boundingBox())!;
    expect(x).toBe((await page.locator('.duet-hero__title').boundingBox())!.x);
    const item = page.getByRole('listitem').filter({ hasText: 'An item of a list' });
    expect(await item.evaluate(element => getComputedStyle(element).listStyleType)).toBe('disc');
    await page.locator('.duet-callout', { hasText: 'A note on a home page.' }).waitFor();
  });
});

describe('a group of an overview', () => {
  it('has the id that Rspress gives it', async () => {
    const page = await open('/docs/v1/guide/overview', { build });
    const group = page.getByRole('heading', { level: 2, name: 'More' });
    expect(await group.getAttribute('id')).toBe('more');
  });
});

describe('an entry of the navbar with a link and a menu', () => {
  it('opens its menu by hovering the link, by the arrow and by keys', async () => {
    const page = await open('/docs/', { build });
    await hydrated(page);
    const item = page.getByRole('link', { name: 'Sub page' });
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Guide', exact: true });
    expect(await link.getAttribute('href')).toBe('/docs/guide/start');
    await link.hover();
    await item.waitFor();
    await page.mouse.move(700, 700);
    await item.waitFor({ state: 'hidden' });
    const arrow = page.getByRole('button', { name: 'More in Guide' });
    await arrow.focus();
    await page.keyboard.press('Enter');
    await item.waitFor();
    await page.keyboard.press('Escape');
    await item.waitFor({ state: 'hidden' });
  });
});

describe('an icon that is not square', () => {
  it.each(['.duet-nav__icon', '.duet-sidebar__icon'])('keeps its proportions: %s', async selector => {
    const page = await open('/docs/guide/start', { build });
    const box = await page.locator(selector).first().boundingBox();
    expect(box!.width / box!.height).toBeCloseTo(2, 1);
  });
});

describe('an overview of pages without a group', () => {
  it('lists them under the default title, after the groups', async () => {
    const page = await open('/docs/guide/overview', { build });
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['More', 'Others']);
    expect(await page.locator('main').getByRole('link', { name: 'English' }).count()).toBe(1);
  });
});

describe('the colour scheme', () => {
  it('is light with `darkMode: false`, without JavaScript on a dark system', async () => {
    const page = await open('/docs/', { build, javaScriptEnabled: false, colorScheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  });
});

describe('a site from right to left', () => {
  it('turns navbar, columns and headings, but not code', async () => {
    const page = await open('/docs/guide/start', { build });
    await hydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    const [title, search, sidebar, article, heading, badge] = await Promise.all(
      ['.duet-title', '.duet-search', '.duet-doc__sidebar', 'main', 'main h1', 'main h1 .duet-badge'].map(
        box,
      ),
    );
    expect(title!.x).toBeGreaterThan(search!.x);
    expect(sidebar!.x).toBeGreaterThan(article!.x);
    // The badge follows the title's text.
    expect(badge!.x + badge!.width).toBeLessThan(heading!.x + heading!.width);
    expect(
      await page
        .locator('pre')
        .first()
        .evaluate(pre => getComputedStyle(pre).direction),
    ).toBe('ltr');
    expect(
      await page
        .locator('main p code')
        .first()
        .evaluate(code => getComputedStyle(code).direction),
    ).toBe('ltr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe('other languages', () => {
  it("have the site's words, else those that the theme brings, else English ones", async () => {
    const japanese = await open('/ja/', { build: words, locale: 'ja-JP', width: 600 });
    expect(await japanese.getByRole('button', { name: 'ナビを開く' }).count()).toBe(1);
    expect(await japanese.getByRole('region', { name: 'お知らせ' }).getByText('News').count()).toBe(1);
    const austrian = await open('/de-AT/', { build: words, locale: 'de-AT', width: 600 });
    expect(await austrian.getByRole('button', { name: 'Menü öffnen' }).count()).toBe(1);
    const swedish = await open('/sv/', { build: words, locale: 'sv-SE', width: 600 });
    expect(await swedish.getByRole('button', { name: 'Open menu' }).count()).toBe(1);
  });

  it('run from right to left where they do, before and after a change of language', async () => {
    const still = await open('/ar/', { build: words, javaScriptEnabled: false, locale: 'ar' });
    expect(await directionOf(still)).toBe('rtl');
    const page = await open('/', { build: words });
    await hydrated(page);
    expect(await directionOf(page)).toBe('ltr');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.getByRole('button', { name: 'اللغة: العربية' }).waitFor();
    // The head follows the page in a task of its own.
    await page.waitForFunction(() => getComputedStyle(document.body).direction === 'rtl');
  });

  it('cost a site without them nothing', () => {
    const served = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.js'))
        .map(name => readFileSync(join(folder, name), 'utf8'))
        .join('');
    // "Skip to content" in every language that the theme brings.
    const skip = (languages: string[]) =>
      Object.entries<Record<'skipLinkText', string>>(translations)
        .filter(([lang]) => languages.includes(lang))
        .map(([, texts]) => texts.skipLinkText);
    const all = Object.keys(translations);
    const used = ['ja', 'de', 'ar'];
    const script = served(words);
    expect(skip(all).filter(text => script.includes(text))).toEqual(skip(used));
    const bilingual = served(build);
    expect(skip(all).filter(text => bilingual.includes(text))).toEqual([]);
    const home = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
    expect(home(words, 'ar/index.html')).toMatch(/<html[^>]* dir="?rtl/);
    expect(home(build, 'docs/index.html')).not.toMatch(/<html[^>]* dir=/);
  });
});

it('gives a title from the frontmatter the id and the link of one in the text', async () => {
  const page = await open('/docs/titled', { build });
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.getAttribute('id')).toBe('title--more');
  expect(await page.locator('a[href="#title--more"]').count()).toBe(1);
});
