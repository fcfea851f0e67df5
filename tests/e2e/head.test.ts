import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';

closeAfterwards();

/** What the head says of a page; the addresses among it without the server's own. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map(element => element.getAttribute(name)).sort();
    return {
      title: document.title,
      lang: document.documentElement.lang,
      description: all('meta[name=description]', 'content'),
      graph: all(
        'meta[property="og:title"],meta[property="og:description"],meta[property="og:url"]',
        'content',
      ),
      markdown: all('link[type="text/markdown"]', 'href'),
      canonical: all('link[rel=canonical]', 'href'),
      languages: all('link[hreflang]', 'href'),
    };
  });

const built = async (path: string) => headOf(await open(path, { javaScriptEnabled: false }));

describe('the head', () => {
  it('is after each step inside the site what the build wrote for that page', async () => {
    const page = await open('/guide/start/quick-start');
    await hydrated(page);
    expect(await headOf(page)).toEqual(await built('/guide/start/quick-start'));
    for (const path of ['/config/', '/', '/guide/start/quick-start', '/zh/guide/start/quick-start']) {
      const wanted = await built(path);
      await page.evaluate(target => {
        document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)!.click();
      }, path);
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await expect.poll(() => headOf(page)).toEqual(wanted);
    }
  });

  it('goes back with the reader', async () => {
    const page = await open('/guide/start/quick-start');
    await hydrated(page);
    const first = await headOf(page);
    await page.locator('a[href="/config/"]').first().click();
    await expect.poll(() => page.title()).not.toBe(first.title);
    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(first);
  });
});

describe('parts that a page does not bring along', () => {
  for (const [path, words] of [
    ['/landing/late', ['A layout that comes after its page', 'Written as a component.']],
    ['/zh/landing/late', ['布局随后加载的页面', '这一页是用组件写成的。']],
  ] as const) {
    it(`the layout of a home page that is no Markdown, on ${path}`, async () => {
      const plain = await open(path, { build: 'website', javaScriptEnabled: false });
      const page = await open(path, { build: 'website' });
      await hydrated(page);
      for (const each of [plain, page])
        for (const word of words) await each.getByText(word, { exact: true }).waitFor();
    });
  }

  it('the drawings of social links, where the navbar comes into being later', async () => {
    const page = await open('/landing/late', { build: 'website' });
    await hydrated(page);
    const icons = page.locator('.duet-social__link svg');
    expect(await icons.count()).toBe(0);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('navigation').first().waitFor();
    await expect.poll(() => icons.count()).toBeGreaterThan(0);
  });
});
