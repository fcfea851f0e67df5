import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, violations } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();

let build: string;
beforeAll(async () => {
  build = await fixture('search');
}, fixtureTimeoutMs);

const words = {
  en: {
    prefix: '',
    open: 'Search docs',
    none: 'No results for',
    again: 'Please try again with a different keyword',
    cancel: 'Cancel',
    count: /^Results: \d+$/,
    recent: 'Recent searches',
    visited: 'Recently visited',
    clear: 'Clear history',
  },
  zh: {
    prefix: '/zh',
    open: '搜索文档',
    none: '没有找到',
    again: '请尝试其他关键词',
    cancel: '取消',
    count: /^共 \d+ 条结果$/,
    recent: '最近搜索',
    visited: '最近访问',
    clear: '清除历史记录',
  },
} as const;

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const links = (page: Page) =>
  options(page).evaluateAll(list => list.map(option => option.getAttribute('href')));
const selected = (page: Page) => page.locator('[role=option][aria-selected=true]');
const inited = (page: Page) => page.locator('[data-answered=""]').waitFor({ state: 'attached' });

/** Types a query and waits for the answer of the whole index. */
async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await page.waitForFunction(
    text => document.querySelector<HTMLElement>('[data-answered]')?.dataset.answered === text,
    query,
  );
}

async function opened(path: string, options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open(path, { build, ...options });
  await hydrated(page);
  await page.keyboard.press('Control+k');
  return page;
}

describe('a site without clean URLs', () => {
  it('has the same addresses in results, recent pages and links in props as in Markdown', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    const page = await open('/docs/links.html', { build: await fixture('plain', 'empty') });
    await hydrated(page);
    const hrefOf = (title: string) =>
      page.getByRole('link', { name: title, exact: true }).getAttribute('href');
    expect(await hrefOf('A page')).toBe('/docs/guide.html?q=a%26b#top');
    expect(await hrefOf('No page')).toBe('/docs/files/list');
    // Its name has no hint at a new tab.
    expect(await hrefOf('Mail')).toBe('mailto:docs@example.com');
    await page.keyboard.press('Control+k');
    await ask(page, 'guide');
    expect(await links(page)).toContain('/docs/guide.html');
    await options(page).first().click();
    await page.waitForURL('**/docs/guide.html');
    await page.waitForFunction(() => CSS.highlights.size === 1);
    await page.keyboard.press('Control+k');
    await expect.poll(() => links(page)).toContain('/docs/links.html');
  });
});

describe('search, in both languages', () => {
  for (const [lang, { prefix, ...text }] of Object.entries(words)) {
    it(`opens and closes by button and keys (${lang})`, async () => {
      const requests: string[] = [];
      const page = await open(`${prefix}/guide/css`, {
        build,
        before: async page => page.on('request', request => requests.push(request.url())),
      });
      await hydrated(page);
      const dialog = page.getByRole('dialog', { name: text.open });
      const button = page.getByRole('button', { name: text.open });
      // Nothing of search before the reader shows intent: no index, no worker, no panel.
      await page.waitForLoadState('networkidle');
      expect(requests.filter(url => /search_/.test(url))).toEqual([]);
      expect(await page.locator('link[rel=prefetch][href*=search]').count()).toBe(0);
      expect(page.workers()).toEqual([]);

      await button.click();
      await expect.poll(() => field(page).getAttribute('placeholder')).toBe(text.open);
      await expect.poll(() => field(page).evaluate(node => node === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.isVisible()).toBe(false);
      await expect.poll(() => button.evaluate(node => node === document.activeElement)).toBe(true);

      await page.keyboard.press('Control+k');
      await expect.poll(() => dialog.isVisible()).toBe(true);
      await page.keyboard.press('Control+k');
      await expect.poll(() => dialog.isVisible()).toBe(false);
      await page.keyboard.press('Meta+k');
      await expect.poll(() => dialog.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await expect.poll(() => dialog.isVisible()).toBe(true);
      await expect.poll(() => field(page).inputValue()).toBe('');
      await inited(page);
      expect(requests.filter(url => /search_index/.test(url)).length).toBe(1);
    });

    it(`shows hits grouped by page with what matched (${lang})`, async () => {
      const page = await opened(`${prefix}/guide/css`);
      await ask(page, 'asset prefix');
      const group = page.getByRole('group', { name: 'output.assetPrefix' });
      expect(await group.getByRole('option').first().getAttribute('href')).toBe(
        `${prefix}/guide/asset-prefix`,
      );
      expect(await group.locator('mark').first().textContent()).toBe('assetPrefix');
      // Only when nothing more is on its way: a number that changes at once is not worth saying.
      await page
        .getByRole('dialog')
        .getByRole('status')
        .filter({ hasText: text.count })
        .waitFor({ state: 'attached' });
      expect(await violations(page)).toEqual([]);

      await ask(page, lang === 'en' ? 'taken port' : '端口占用');
      const header = page.locator('[data-type=header]').first();
      expect(await header.getAttribute('href')).toBe(`${prefix}/guide/port#taken`);
      await ask(page, lang === 'en' ? 'port another' : '换一个');
      const statement = page.locator('[data-type=content] .duet-search-results__statement').first();
      expect(await statement.locator('mark').count()).toBeGreaterThan(0);

      await ask(page, 'zzzyyyxxx');
      expect(await options(page).count()).toBe(0);
      expect(await page.getByText(text.none).isVisible()).toBe(true);
      expect(await page.getByText('zzzyyyxxx').isVisible()).toBe(true);
      expect(await page.getByText(text.again).isVisible()).toBe(true);
      // Neither Enter nor the arrows have anything to do, and say so quietly.
      for (const key of ['Enter', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
      expect(await violations(page)).toEqual([]);
    });

    it(`shows the first 7 pages (${lang})`, async () => {
      const page = await opened(`${prefix}/guide/css`);
      await ask(page, 'common');
      expect(new Set((await links(page)).map(link => link?.replace(/#.*/, ''))).size).toBe(7);
    });

    it(`leads to the heading and marks the words (${lang})`, async () => {
      const page = await opened(`${prefix}/guide/css`);
      await ask(page, lang === 'en' ? 'taken port' : '端口占用');
      await page.locator(`[role=option][href="${prefix}/guide/port#taken"]`).first().click();
      await page.waitForURL(`**${prefix}/guide/port#taken`);
      await page.waitForFunction(() => (CSS.highlights.get('duet-search')?.size ?? 0) > 0);
      await page.waitForFunction(() => {
        const top = document.getElementById('taken')?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 200;
      });
      const marked = await page.evaluate(() => [
        ...new Set([...CSS.highlights.get('duet-search')!].map(range => range.toString().toLowerCase())),
      ]);
      expect(marked.some(word => (lang === 'en' ? word === 'taken' : word.includes('占用')))).toBe(true);
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    it(`has a Cancel button on small screens only (${lang})`, async () => {
      const page = await opened(`${prefix}/guide/css`, { width: 390, height: 800 });
      const cancel = page.getByRole('button', { name: text.cancel });
      const sides = await page.getByRole('dialog').boundingBox();
      expect([sides?.x, sides?.y, sides?.height]).toEqual([0, 0, 800]);
      expect(await violations(page)).toEqual([]);
      await cancel.click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('Control+k');
      await expect.poll(() => cancel.isVisible()).toBe(false);
    });
  }
});

describe('keys', () => {
  for (const [lang, { prefix }] of Object.entries(words)) {
    it(`moves with the arrows, wraps, and opens with Enter (${lang})`, async () => {
      const page = await opened(`${prefix}/guide/css`);
      await ask(page, lang === 'en' ? 'port' : '端口');
      const last = (await options(page).count()) - 1;
      expect(last).toBeGreaterThan(0);
      const place = () => selected(page).evaluate(node => node.id.split('-').at(-1));
      expect(await place()).toBe('0');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => place()).toBe(String(last));
      expect(await field(page).getAttribute('aria-activedescendant')).toBe(
        await selected(page).getAttribute('id'),
      );
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => place()).toBe('0');
      await page.keyboard.press('ArrowDown');
      // The pointer over another result does not take the selection away.
      await options(page).last().hover();
      await expect.poll(() => place()).toBe('1');
      const target = await selected(page).getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${target}`);
    });
  }

  it('reference no result that has gone', async () => {
    const page = await opened('/guide/css');
    await ask(page, 'port');
    await field(page).evaluate(node => {
      const gone: string[] = [];
      Object.assign(window, { gone });
      new MutationObserver(() => {
        const id = node.getAttribute('aria-activedescendant');
        if (id && !document.getElementById(id)) gone.push(id);
      }).observe(node.closest('dialog')!, { childList: true, subtree: true });
    });
    await ask(page, 'zzzyyyxxx');
    expect(await page.evaluate(() => Reflect.get(window, 'gone'))).toEqual([]);
  });
});

describe('what is found', () => {
  it('finds what readers type', async () => {
    const page = await opened('/guide/css');
    for (const [query, link] of [
      ['port server', '/guide/port'],
      ['SERVER PORT', '/guide/port'],
      ['assetPrefix', '/guide/asset-prefix'],
      ['output.assetPrefix', '/guide/asset-prefix'],
      ['prefix asset', '/guide/asset-prefix'],
      ['assetprefix', '/guide/asset-prefix'],
      ['asset pre', '/guide/asset-prefix'],
      ['asest prefix', '/guide/asset-prefix'],
      ['tailwnd', '/guide/css'],
      ['cafe waiter', '/guide/port'],
      ['flurble', '/guide/css'],
    ] as const) {
      await ask(page, query);
      expect([query, (await links(page))[0]?.replace(/#.*/, '')]).toEqual([query, link]);
    }
    await ask(page, 'xylophone');
    expect(await options(page).count()).toBe(0);
  });

  it('finds Chinese by words and characters, and mixed scripts', async () => {
    const page = await opened('/zh/guide/css');
    for (const [query, link] of [
      ['端口', '/zh/guide/port'],
      ['修改端口', '/zh/guide/port'],
      ['怎么修改服务器的端口', '/zh/guide/port'],
      ['css 模块', '/zh/guide/css'],
      ['模块css', '/zh/guide/css'],
      ['资源前缀', '/zh/guide/asset-prefix'],
      ['tailwnd', '/zh/guide/css'],
    ] as const) {
      await ask(page, query);
      expect([query, (await links(page))[0]?.replace(/#.*/, '')]).toEqual([query, link]);
    }
  });

  it('shows markup in texts and queries as text', async () => {
    const page = await opened('/guide/css');
    await ask(page, 'bracketed onerror');
    expect(await page.getByText('<img src=x', { exact: false }).first().isVisible()).toBe(true);
    await ask(page, '<img src=x onerror="window.hacked=1">');
    await ask(page, '<script>window.hacked=1</script>');
    expect(await page.locator('.duet-search-dialog img, .duet-search-dialog script').count()).toBe(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

describe('what is remembered', () => {
  for (const [lang, { prefix, ...text }] of Object.entries(words)) {
    it(`shows recent searches and pages, and forgets them when told (${lang})`, async () => {
      const page = await opened(`${prefix}/guide/css`);
      await ask(page, 'asset prefix');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'output.assetPrefix' }).waitFor();
      await page.locator('.duet-search-dialog').waitFor({ state: 'hidden' });
      await page.keyboard.press('Control+k');
      const recent = page.getByRole('group', { name: text.recent }).getByRole('option');
      await recent.waitFor();
      expect(await recent.allTextContents()).toEqual(['asset prefix']);
      const visited = page.getByRole('group', { name: text.visited }).getByRole('option');
      await visited.waitFor();
      expect(await visited.allTextContents()).toEqual(['CSS Modules']);
      expect(await violations(page)).toEqual([]);
      await recent.click();
      await page.locator('[data-answered="asset prefix"]').waitFor();
      await field(page).fill('');
      await page.getByRole('button', { name: text.clear }).click();
      await options(page).first().waitFor({ state: 'detached' });
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('duet-search');
    });
  }
});
