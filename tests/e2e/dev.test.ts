import { afterEach, describe, expect, it } from '@rstest/core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { closeAfterwards, open } from './support/browser';
import { develop, stopAfterwards } from './support/dev';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();
stopAfterwards();

let browser: Browser | undefined;
afterEach(async () => {
  await browser?.close();
});

/** Opens a page of a development server, and waits until React has drawn it. */
async function openIn(site: string, path: string): Promise<Page> {
  const origin = await develop(site);
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
  it('answers the first search without loading the page anew', async () => {
    const page = await openIn('tests/fixtures/search', '/guide/css');
    await page.getByRole('button', { name: 'Search docs' }).click();
    await page.evaluate(() => {
      document.documentElement.id = 'same';
    });
    await page.keyboard.type('port');
    await page.locator('[data-status=inited][data-answered=port]').waitFor();
    // What is compiled on demand has come by now; a reload would follow it.
    await page.waitForTimeout(2000);
    expect(await page.evaluate(() => document.documentElement.id)).toBe('same');
    expect(await page.getByRole('combobox').inputValue()).toBe('port');
    expect(await page.getByRole('option').first().getAttribute('href')).toBe('/guide/port');
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
