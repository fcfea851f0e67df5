import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();

let build: string;
let warnings: string[] = [];

beforeAll(async () => {
  build = await fixture('outputs');
}, fixtureTimeoutMs);

/** What a reader sees, line by line, without the key of the search button, which the browser alone knows. */
const seen = async (page: Page) => {
  const text = await page.locator('body').evaluate(body => (body as HTMLElement).innerText);
  return text.split('\n').filter(line => !/^\s*(Ctrl|⌘)?K?\s*$/.test(line));
};
const sidebar = (page: Page) => page.locator('aside').first().getByRole('link').allTextContents();
const collect = async (page: Page) => {
  warnings = [];
  page.on('console', message => warnings.push(message.text()));
};

describe('page data', () => {
  it('leaves every page as the build rendered it', async () => {
    for (const path of [
      '/docs/',
      '/docs/zh/guide/',
      '/docs/guide/new',
      '/docs/zh/config/a',
      '/docs/community/releases/v1-0',
    ]) {
      const plain = await open(path, { build, javaScriptEnabled: false });
      const page = await open(path, { build, before: collect });
      await hydrated(page);
      expect(await seen(page)).toEqual(await seen(plain));
      expect(await page.title()).toBe(await plain.title());
      expect(warnings.filter(text => text.includes('hydrat'))).toEqual([]);
    }
  });

  it('lists headings in an overview, and pages with their descriptions', async () => {
    const page = await open('/docs/zh/guide/', { build });
    await hydrated(page);
    expect(await page.locator('main, .rspress-doc').first().getByRole('link').allTextContents()).toEqual(
      expect.arrayContaining(['用法', '限制']),
    );
  });

  it('brings the sidebar of a section and of the other language along', async () => {
    const page = await open('/docs/guide/new', { build, before: collect });
    await hydrated(page);
    expect(await sidebar(page)).toContain('New <guide> & co');
    await page.locator('.rspress-doc').getByRole('link', { name: 'Config' }).click();
    await page.waitForURL('**/docs/config/');
    await page.locator('aside').first().getByRole('link', { name: 'Option a' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/docs/guide/new');
    await page.locator('aside').first().getByRole('link', { name: 'New <guide> & co' }).waitFor();
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/zh/config/a');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.locator('aside').first().locator('a[href="/docs/zh/config/a"]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh');
  });

  it('keeps other pages’ data and all sidebars out of the first load', () => {
    const folder = join(build, 'docs/static/js');
    const first = readdirSync(folder)
      .filter(file => file.endsWith('.js'))
      .map(file => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    for (const text of ['The page that took over', 'Highlights', 'Option a', 'published_at']) {
      expect(first).not.toContain(text);
    }
    expect(first).toContain('/guide/new');
  });

  it('leaves the search index whole', () => {
    const folder = join(build, 'docs/static');
    const index = readdirSync(folder).find(file => /^search_index\.en/.test(file))!;
    const pages: { title: string; toc: unknown[]; content: string }[] = JSON.parse(
      readFileSync(join(folder, index), 'utf8'),
    );
    expect(pages.find(({ title }) => title === 'Version 1.0')).toMatchObject({
      toc: [{ text: 'Highlights', depth: 2 }],
      content: expect.stringContaining('Text in a box'),
    });
  });
});
