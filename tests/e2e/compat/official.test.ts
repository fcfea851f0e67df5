import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import { hydrated } from '../../../plugins/tools/audit/index';
import { compatibility } from '../../compat/features';
import { closeAfterwards, open } from '../support/browser';
import { fixture, fixtureTimeoutMs } from '../support/fixture';

/** The same site with Duet before and after the other plugins. */
const builds: Record<string, string> = {};
beforeAll(async () => {
  if (!existsSync('tests/fixtures/official/node_modules'))
    throw new Error('The official plugins are missing: run `npm ci` in tests/fixtures/official.');
  builds.first = await fixture('official');
  builds.last = await fixture('official', 'reversed');
}, 2 * fixtureTimeoutMs);
closeAfterwards();

const textOf = (order: string, file: string) => readFileSync(join(builds[order]!, file), 'utf8');
const orders = ['first', 'last'];

describe('official plugins', () => {
  it('announces the posts of the site, in both orders of plugins', () => {
    for (const order of orders) {
      const feed = textOf(order, 'rss/blog.xml');
      expect([...feed.matchAll(/<title[^>]*>(?:<!\[CDATA\[)?([^<\]]+)/g)].map(([, title]) => title)).toEqual(
        expect.arrayContaining(['First post', 'Second post']),
      );
      expect(feed).toContain('2024-01-02');
      expect(feed).toContain('2024-02-03');
      expect(feed).toContain('Summary of the second post');
      expect(feed).toContain('<name>Somebody</name>');
    }
  });

  it('lists every page, and no 404 page, in the sitemap', () => {
    for (const order of orders) {
      const paths = [...textOf(order, 'sitemap.xml').matchAll(/<loc>https:\/\/example\.com([^<]*)/g)];
      expect(paths.map(([, path]) => path).sort()).toEqual([
        '/',
        '/blog/first',
        '/blog/second',
        '/guide/preview',
        '/guide/types',
      ]);
    }
  });

  it('shows types of code on hover', async () => {
    for (const order of orders) {
      const page = await open('/guide/types', { build: builds[order]! });
      await hydrated(page);
      // The plugin loads and defines its elements after hydration.
      await page.locator('twoslash-popup-trigger:defined', { hasText: 'later' }).first().hover();
      await page
        .locator('.twoslash-popup-code', { hasText: 'const later: 7' })
        .filter({ visible: true })
        .waitFor();
      // Marks are taken out of the sample after its types were found.
      const marked = page.locator('[data-mark=highlight]', { hasText: 'below a mark' });
      await marked.locator('twoslash-popup-trigger', { hasText: 'marked' }).first().hover();
      await page
        .locator('.twoslash-popup-code', { hasText: 'const marked: "below a mark"' })
        .filter({ visible: true })
        .waitFor();
      // What a query asks for is always in view.
      await page
        .locator('.twoslash-popup-code', { hasText: 'const answer: {' })
        .filter({ visible: true })
        .first()
        .waitFor();
    }
  });

  it('writes llms files', () => {
    for (const order of orders) {
      expect(textOf(order, 'llms.txt')).toContain('[Types](/guide/types.md)');
      expect(textOf(order, 'llms-full.txt')).toContain('What happened next.');
      expect(textOf(order, 'guide/types.md')).toContain('# Types');
      expect(textOf(order, 'guide/types.html')).toMatch(/<link[^>]*href="?[^" ]*\/guide\/types\.md/);
    }
  });

  it('runs previews', async () => {
    for (const order of orders) {
      const page = await open('/guide/preview', { build: builds[order]! });
      await hydrated(page);
      const button = page.getByRole('button', { name: /Pressed \d times/ });
      await button.click();
      await expect.poll(() => button.innerText()).toBe('Pressed 1 times');
    }
  });

  it('has tables of props', async () => {
    for (const order of orders) {
      const page = await open('/guide/preview', { build: builds[order]! });
      await hydrated(page);
      const table = page.getByRole('table');
      expect(await table.getByRole('row').count()).toBe(3);
      expect(await table.innerText()).toContain('How the button looks.');
    }
  });

  it('has the search of Algolia instead of its own', async () => {
    for (const order of orders) {
      const page = await open('/guide/types', { build: builds[order]! });
      await hydrated(page);
      expect(await page.locator('meta[name=algolia-site-verification]').getAttribute('content')).toBe(
        'verified',
      );
      expect(await page.locator('.duet-search').count()).toBe(0);
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Modal').waitFor();
      expect(await page.locator('.duet-search-dialog').count()).toBe(0);
    }
  });

  it('redirects in the browser', async () => {
    for (const order of orders) {
      const page = await open('/old/types#types', { build: builds[order]!, expectedErrors: /404/ });
      await page.waitForURL(/\/guide\/types(\.html)?#types$/);
      await page.getByRole('heading', { level: 1, name: 'Types' }).waitFor();
    }
  });

  it('lists the plugins that need Rspress 1', () => {
    const installed = readdirSync('tests/fixtures/official/node_modules/@rspress');
    const unsupported = compatibility.filter(
      ({ kind, state }) => kind === 'official' && state === 'unsupported',
    );
    expect(
      unsupported.map(({ name }) => name.split('/')[1]!).filter(name => installed.includes(name)),
    ).toEqual([]);
  });
});
