import { rm } from 'node:fs/promises';
import { afterEach, describe, expect, it } from '@rstest/core';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';
import { closeAfterwards, open } from './support/browser';
import { develop, scriptsOf, stopAfterwards, typesOf } from './support/dev';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();
stopAfterwards();

let browser: Browser | undefined;
afterEach(async () => {
  await browser?.close();
});

/** Opens a page of a development server, and waits until React has drawn it. */
const openIn = async (site: string, path: string) => openAt(await develop(site), path);

async function openAt(origin: string, path: string): Promise<Page> {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

describe('a development server that has compiled nothing yet', () => {
  it('answers the first search without reloading the page', async () => {
    const page = await openIn('tests/fixtures/search', '/guide/css');
    await page.getByRole('button', { name: 'Search docs' }).click();
    await page.evaluate(() => {
      document.documentElement.id = 'same';
    });
    await page.keyboard.type('port');
    await page.locator('[data-answered=port]').waitFor();
    // The server answers when it has compiled what was asked for on demand; a reload would follow that.
    await scriptsOf(new URL(page.url()).origin);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.id)).toBe('same');
    expect(await page.getByRole('combobox').inputValue()).toBe('port');
    expect(await page.getByRole('option').first().getAttribute('href')).toBe('/guide/port');
  });

  it('sends a first page whose scripts stay, however early it is opened', async () => {
    await rm('tests/fixtures/fresh/node_modules', { recursive: true, force: true });
    const origin = await develop('tests/fixtures/fresh');
    const scripts = await scriptsOf(origin);
    const page = await openAt(origin, '/');
    // Its content comes from scripts, and browsers warn of an element that they are told to expect in the HTML.
    expect(await page.locator('link[rel=expect]').count()).toBe(0);
    await page.getByRole('link', { name: 'guide', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Guide' }).waitFor();
    expect(await scriptsOf(origin)).toEqual(scripts);
    expect(new Set(await typesOf(origin, scripts))).toEqual(new Set([expect.stringContaining('javascript')]));
  });

  it('compiles the page of the link below the pointer, and none of other links in view', async () => {
    const page = await openIn('tests/fixtures/fresh', '/guide/');
    const asked: string[] = [];
    page.on('request', request => {
      const [, name] = /\/async\/docs_(\w+)\.js/.exec(request.url()) ?? [];
      if (name) asked.push(name);
    });
    await page.locator('.duet-sidebar').getByRole('link', { name: 'One' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Fresh' }).hover();
    await expect.poll(() => asked).toContain('index_md');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['index_md']);
  });

  it(
    'shows an article as the build does',
    async () => {
      /** What of an article's elements meets the eye. */
      const looks = (page: Page) =>
        page.locator('.rspress-doc :is(p, a, code, h1, h2)').evaluateAll(elements =>
          elements.map(element => {
            const style = getComputedStyle(element);
            const { margin, padding, color, fontSize, fontWeight, lineHeight, borderWidth } = style;
            return {
              tag: element.tagName,
              margin,
              padding,
              color,
              fontSize,
              fontWeight,
              lineHeight,
              borderWidth,
            };
          }),
        );
      const built = await open('/guide/css', { build: await fixture('search'), width: 1280, height: 720 });
      const expected = await looks(built);
      expect(expected.length).toBeGreaterThan(4);
      expect(await looks(await openIn('tests/fixtures/search', '/guide/css'))).toEqual(expected);
    },
    fixtureTimeoutMs,
  );
});
