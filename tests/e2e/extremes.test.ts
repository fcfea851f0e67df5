import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { headingCount, hostile, longTitle } from '../fixtures/extremes/pages';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();

let build: string;
beforeAll(async () => {
  build = await fixture('extremes');
}, fixtureTimeoutMs);

describe('a page of 3,000 headings', () => {
  it('goes to its last heading by the address, and marks it in the outline', async () => {
    const last = `heading-${headingCount}`;
    const page = await open(`/headings#${last}`, { build });
    await hydrated(page);
    const link = page.locator(`.duet-outline__link[href$="#${last}"][aria-current]`);
    await link.waitFor();
    expect(await page.locator('.duet-outline__link').count()).toBe(headingCount);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(30_000);
  });
});

describe('a page of more than 30,000 pixels', () => {
  it('is back where the reader left it', async () => {
    const page = await open('/tall', { build });
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(30_000);
    await page.evaluate(() => scrollTo({ top: 21_000, behavior: 'instant' }));
    await page.locator('#duet-sidebar').getByRole('link', { name: 'headings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Headings' }).waitFor();
    await page.goBack();
    await page.waitForFunction(() => Math.abs(scrollY - 21_000) < 5);
    await page.reload();
    await page.waitForFunction(() => Math.abs(scrollY - 21_000) < 5);
  });
});

describe('a heading that is hidden at first', () => {
  const isInView = (page: Page, id: string) =>
    page.waitForFunction(name => {
      // The page of a link may not be there yet.
      const heading = document.getElementById(name);
      const { top, height } = heading?.getBoundingClientRect() ?? { top: 0, height: 0 };
      return heading?.checkVisibility() && height > 0 && top > 0 && top < 200;
    }, id);

  it('is shown by its address, a link of its page, and one of another page', async () => {
    const page = await open('/hidden#in-tab', { build });
    await isInView(page, 'in-tab');
    await hydrated(page);
    await isInView(page, 'in-tab');
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Second');

    await page.getByRole('tab', { name: 'First' }).click();
    await page.locator('#duet-sidebar').getByRole('link', { name: 'links' }).click();
    // The page before has links of the same names.
    await page.getByRole('heading', { level: 1, name: 'Links' }).waitFor();
    for (const [name, id] of [
      ['To the tab', 'in-tab'],
      ['To the details', 'in-details'],
    ] as const) {
      await page.getByRole('link', { name }).click();
      await isInView(page, id);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Links' }).waitFor();
    }

    await page.locator('#duet-sidebar').getByRole('link', { name: 'hidden' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hidden' }).waitFor();
    await page.getByRole('link', { name: 'To the tab' }).click();
    await isInView(page, 'in-tab');
    // The address has its hash now.
    await page.getByRole('tab', { name: 'First' }).click();
    await page.getByRole('link', { name: 'To the tab' }).click();
    await isInView(page, 'in-tab');
  });
});

describe('a table in a callout', () => {
  it('has its colour', async () => {
    const page = await open('/links', { build });
    const colours = await page
      .locator('.duet-callout, .duet-callout .duet-table')
      .evaluateAll(boxes => boxes.map(box => getComputedStyle(box).backgroundColor));
    expect(colours).toHaveLength(2);
    expect(colours[1]).toBe(colours[0]);
  });
});

describe('a title of 500 characters', () => {
  it.each([390, 1440])('is shown whole, and pushes nothing out of a window of %i px', async width => {
    const page = await open('/', { build, width });
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(longTitle.trim());
    expect(await page.title()).toContain(longTitle.trim());
  });
});

describe('HTML in the title of the site, in descriptions, headings and texts', () => {
  it('is text everywhere, with and without scripts, and in search results', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await open('/hostile', { build, javaScriptEnabled });
      expect(await page.locator('img[src=x]').count()).toBe(0);
      expect(await page.title()).toContain(hostile);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(hostile);
      if (!javaScriptEnabled) continue;
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('onerror');
      const results = page.getByRole('option');
      await results.first().waitFor();
      expect((await results.allTextContents()).join(' ')).toContain('<img src=x onerror');
      await results.first().click();
      await page.locator('#duet-sidebar').getByRole('link', { name: 'tall' }).click();
      await page.getByRole('heading', { level: 1, name: 'Tall' }).waitFor();
      expect(await page.locator('img[src=x]').count()).toBe(0);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    }
  });
});

describe('two tabs of one reader', () => {
  it('change the colour scheme together', async () => {
    const page = await open('/tall', { build, colorScheme: 'light' });
    await hydrated(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await hydrated(other);
    const schemeOf = (one: typeof page) => one.evaluate(() => document.documentElement.style.colorScheme);
    const before = await schemeOf(other);
    await page.locator('[data-duet-appearance]').first().click();
    const after = await schemeOf(page);
    expect(after).not.toBe(before);
    await other.waitForFunction(scheme => document.documentElement.style.colorScheme === scheme, after);
  });
});

describe('a page whose style sheet is missing', () => {
  it('is readable, and its links and its search work', async () => {
    const page = await open('/tall', {
      build,
      expectedErrors: /404|Failed to load resource/,
      before: page => page.route('**/*.css', route => route.fulfill({ status: 404 })),
    });
    await hydrated(page);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'headings' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Headings' }).waitFor();
  });
});
