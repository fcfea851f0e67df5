import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, type OpenOptions, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();

/** Opens a page; any error in the console fails the test. */
async function visit(build: string, path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await open(path, { build, ...options });
  await hydrated(page);
  return page;
}

for (const [name, config] of [
  ['every patch switched off', 'rspress'],
  ['every patch', 'patched'],
] as const) {
  describe(`a site with ${name}`, () => {
    let build: string;
    beforeAll(async () => {
      build = await fixture('patches', config);
    }, fixtureTimeoutMs);

    it.each([
      ['/', 'Plain site', 'Patches'],
      ['/guide/', 'Guide', 'Guide - Patches'],
      ['/zh/guide/first', '第一页', '第一页 - Patches'],
    ])('shows %s', async (path, heading, title) => {
      const page = await visit(build, path);
      expect(await page.locator('h1').first().innerText()).toContain(heading);
      expect(await page.title()).toBe(title);
    });

    it('leads from page to page, with titles, outline and the current entry', async () => {
      const page = await visit(build, '/');
      await page.getByRole('link', { name: 'Read the guide' }).click();
      await page.waitForURL('**/guide/first');
      await page.getByRole('heading', { level: 1, name: 'First page' }).waitFor();
      await page.locator('.rspress-doc').getByRole('link', { name: 'Second page' }).click();
      await page.waitForURL('**/guide/second');
      await page.getByRole('heading', { level: 1, name: 'Second page' }).waitFor();
      await page.waitForFunction(() => document.title === 'Second page - Patches');
      const current = page.locator('#duet-sidebar [aria-current=page]').first();
      expect(await current.getAttribute('href')).toBe('/guide/second');
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'First page' }).waitFor();
    });

    it('lists the pages of an overview', async () => {
      const page = await visit(build, '/zh/guide/');
      const links = page.locator('.duet-overview').getByRole('link');
      await links.first().waitFor();
      expect(await links.allInnerTexts()).toEqual(expect.arrayContaining(['第一页', '鲸鱼']));
    });

    it('changes the colour scheme and keeps it', async () => {
      const page = await visit(build, '/guide/first');
      const scheme = () => page.evaluate(() => document.documentElement.style.colorScheme);
      const before = await scheme();
      await page.locator('[data-duet-appearance]').first().click();
      const after = await scheme();
      expect(after).not.toBe(before);
      await page.reload();
      expect(await scheme()).toBe(after);
    });

    it('searches', async () => {
      const page = await visit(build, '/guide/first');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('whales');
      const result = page.getByRole('option').first();
      await result.waitFor();
      await result.click();
      await page.waitForURL('**/guide/second*');
    });

    if (config === 'patched')
      it.each(['/100%', '/100%25', '/zh/%E4%B8', '/guide/%'])('starts on the 404 page of %s', async path => {
        const page = await visit(build, path, { expectedErrors: /status of 404/ });
        expect(new URL(page.url()).pathname).toBe(path);
        await page.getByRole('link', { name: /Take me home|返回首页/ }).click();
        await page.getByRole('heading', { level: 1, name: /Plain site|普通站点/ }).waitFor();
        expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
      });

    it('opens a picture', async () => {
      const page = await visit(build, '/guide/first');
      // The stock zoom, used where its patch is off, ignores clicks before it has set up the image.
      await page.locator('.rspress-doc img:is(.duet-zoomable, .medium-zoom-image)').click();
      await page.locator('dialog:modal, .medium-zoom--opened').first().waitFor();
    });
  });
}
