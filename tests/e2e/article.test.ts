import { describe, expect, it } from '@rstest/core';
import { closeAfterwards, open } from './support/browser';

closeAfterwards();

const words = {
  en: {
    prefix: '',
    title: 'Link to section Article',
    link: 'Link to section Lists',
    table: 'Scrollable table',
    done: 'Done',
    edit: 'Edit this page',
    updated: 'Last updated: ',
    prev: 'Previous Page',
    next: 'Next Page',
  },
  zh: {
    prefix: '/zh',
    title: '本节链接 正文排版',
    link: '本节链接 列表',
    table: '表格，可左右滚动',
    done: '已完成',
    edit: '编辑此页',
    updated: '最后更新：',
    prev: '上一页',
    next: '下一页',
  },
};

describe('article', () => {
  it('leaves links with classes of their own to the components that they are part of', async () => {
    const page = await open('/guide/start/quick-start');
    const looks = await page.evaluate(() =>
      ['class="own"', 'class="own rp-link"', ''].map(attribute => {
        const block = document.createElement('p');
        block.innerHTML = `<a ${attribute} href="https://example.com" target="_blank">Away</a>`;
        document.querySelector('.rp-doc')!.append(block);
        const link = block.querySelector('a')!;
        const { color, textDecorationLine } = getComputedStyle(link);
        const isPlain = color === getComputedStyle(block).color && textDecorationLine === 'none';
        return [isPlain, getComputedStyle(link, '::after').content === 'none'];
      }),
    );
    expect(looks).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  it('has headings that reader views keep', async () => {
    const page = await open('/guide/start/quick-start', { javaScriptEnabled: false });
    // That of Firefox takes out every `div` whose text is in none of these.
    const texts = 'span, p, pre, blockquote, ul, ol, dl, li, table, td, div';
    const headings = await page.locator('.rspress-doc :is(h2, h3, h4)').evaluateAll(
      (all, selector) =>
        all.map(({ parentElement }) => {
          const box = parentElement!.closest('div')!;
          return [...box.querySelectorAll(selector)].some(element => element.textContent.trim() !== '');
        }),
      texts,
    );
    expect(headings.length).toBeGreaterThan(5);
    expect(headings).not.toContain(false);
  });

  for (const lang of ['en', 'zh'] as const) {
    const { prefix, title, link, table, done, edit, updated, prev, next } = words[lang];

    it(`has headings that link to themselves, seen and named (${lang})`, async () => {
      const page = await open(`${prefix}/shell/article`, { build: 'website', javaScriptEnabled: false });
      const anchor = page.getByRole('link', { name: link });
      const opacity = () => anchor.evaluate(element => getComputedStyle(element).opacity);
      expect(await opacity()).toBe('0');
      await page.locator('#lists').hover();
      await expect.poll(() => opacity()).toBe('1');
      await page.mouse.move(0, 0);
      await page.keyboard.press('Tab');
      await anchor.focus();
      await expect.poll(() => opacity()).toBe('1');
      await page.keyboard.press('Enter');
      await page.waitForURL(url => url.hash === '#lists');
      // The name of the heading is its own words, nothing else.
      expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(
        link.split(' ').at(-1),
      );
      await page.getByRole('link', { name: title }).press('Enter');
      await page.waitForURL(url => url.hash === '#article');
      expect((await page.getByRole('heading', { level: 1 }).textContent())?.trim()).toBe(
        title.split(' ').at(-1),
      );
    });

    it(`has an outline whose entries tell their whole text on hover (${lang})`, async () => {
      const page = await open(`${prefix}/shell/article`, { build: 'website', javaScriptEnabled: false });
      const entry = page.locator('.duet-outline a[href="#lists"]');
      expect(await entry.getAttribute('title')).toBe(link.split(' ').at(-1));
    });

    it(`lets the keyboard scroll a table that is too wide, and only that (${lang})`, async () => {
      const page = await open(`${prefix}/shell/article`, { build: 'website' });
      const region = page.getByRole('group', { name: table });
      await region.waitFor();
      expect(await region.count()).toBe(1);
      await region.focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => document.activeElement!.scrollLeft > 0);
      await page.setViewportSize({ width: 390, height: 800 });
      // Rows are blocks there, and need no more room.
      await expect.poll(() => region.count()).toBe(0);
      const value = page.locator('.duet-table td:nth-child(3)').first();
      expect(await value.evaluate(cell => getComputedStyle(cell, '::before').content)).toMatch(
        /Default|默认/,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await page.getByRole('checkbox', { name: done }).first().isChecked()).toBe(true);
    });

    it(`ends with its source, its age and the way on (${lang})`, async () => {
      const page = await open(`${prefix}/shell/long`, { build: 'website', javaScriptEnabled: false });
      expect(await page.getByRole('link', { name: edit }).getAttribute('href')).toBe(
        `https://github.com/duet-docs/duet/edit/main/website/docs/${lang}/shell/long.mdx`,
      );
      expect(await page.locator('.duet-doc-footer__updated').textContent()).toMatch(
        new RegExp(`^${updated}.*\\d`),
      );
      const href = (name: string) =>
        page.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href');
      expect([await href(prev), await href(next)]).toEqual([
        `${prefix}/shell/`,
        `${prefix}/shell/no-outline`,
      ]);
      const arrows = () =>
        page.locator('.duet-prev-next__title').evaluateAll(titles =>
          titles.map(title => {
            const [words, arrow] = ['span', 'svg'].map(name =>
              title.querySelector(name)!.getBoundingClientRect(),
            );
            const isBeside = arrow!.top < words!.bottom && arrow!.bottom > words!.top;
            return (
              isBeside && (arrow!.right <= words!.left ? 'before' : arrow!.left >= words!.right && 'after')
            );
          }),
        );
      expect(await arrows()).toEqual(['before', 'after']);
      // Also where the title fills its column.
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator('.duet-prev-next__title span').evaluateAll(titles => {
        for (const title of titles) title.textContent = 'word '.repeat(40);
      });
      expect(await arrows()).toEqual(['before', 'after']);
    });
  }

  it('keeps a measure of about 72 characters', async () => {
    const page = await open('/shell/article', { build: 'website' });
    const [line, ch] = await page.evaluate(() => {
      const paragraph = document.querySelector('.rp-doc p')!;
      const probe = document.createElement('span');
      probe.textContent = '0'.repeat(72);
      paragraph.append(probe);
      const widths = [paragraph.clientWidth, probe.getBoundingClientRect().width];
      probe.remove();
      return widths;
    });
    expect(Math.abs(line! - ch!)).toBeLessThan(16);
  });
});

describe('a title that is the name of an option', () => {
  it('breaks after a dot on a phone', async () => {
    const page = await open('/config/performance/chunk-split', { width: 390 });
    const heading = page.getByRole('heading', { level: 1, name: 'performance.chunkSplit' });
    const lines = await heading.evaluate(element => {
      let text = '';
      let line = 0;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let at = 0; at < node.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { bottom } = range.getBoundingClientRect();
          if (bottom > line + 10) text += '\n';
          line = Math.max(line, bottom);
          text += node.data[at];
        }
      }
      return text.trim().split('\n');
    });
    expect(lines).toEqual(['performance.', 'chunkSplit']);
  });
});

describe('the reference of a package', () => {
  it('has its words in the language of the page, and comments in their own', async () => {
    const path = '/zh/reference/api/audit/functions/auditSite';
    const page = await open(path, { build: 'website', javaScriptEnabled: false });
    const article = page.locator('.rspress-doc');
    expect(await article.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      '参数',
      '返回',
      '示例',
    ]);
    expect(await article.locator('h2').evaluateAll(titles => titles.map(({ id }) => id))).toEqual([
      'parameters',
      'returns',
      'example',
    ]);
    const comments = article.locator('[lang=en]');
    expect(await comments.first().innerText()).toMatch(/^Audits a built site\./);
    expect(await article.getByRole('link', { name: 'AuditOptions' }).getAttribute('href')).toBe(
      '/zh/reference/api/audit/interfaces/AuditOptions',
    );
    expect(await article.getByText('源代码').count()).toBe(1);
    // Nobody can edit a page that is written from code.
    expect(await page.getByRole('link', { name: '编辑此页' }).count()).toBe(0);
    expect(await page.locator('#duet-sidebar [aria-current=page]').innerText()).toBe('auditSite()');
  });
});

describe('the pages of an OpenAPI document', () => {
  it('have a section for each operation, with everything that a request needs', async () => {
    const page = await open('/zh/plugins/openapi-sample/loans', {
      build: 'website',
      javaScriptEnabled: false,
    });
    const article = page.locator('.rspress-doc');
    expect(await article.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      '借书',
      '查询借阅',
      '还书',
    ]);
    expect(await article.locator('h2').evaluateAll(titles => titles.map(({ id }) => id))).toEqual([
      'borrowBook',
      'getLoan',
      'returnBook',
    ]);
    // The parts of operations have the same names, so only operations are in the outline.
    expect(await article.getByRole('heading', { level: 3, name: '响应' }).count()).toBe(3);
    expect(new Set(await page.locator('[data-depth]').allTextContents())).toEqual(
      new Set(['借书', '查询借阅', '还书']),
    );
    expect(await article.getByText("curl -X POST 'https://main.library.example/v1/loans'").count()).toBe(1);
    expect(await article.getByRole('link', { name: 'Loan', exact: true }).first().getAttribute('href')).toBe(
      '/zh/plugins/openapi-sample/schemas#loan',
    );
    expect(await page.locator('#duet-sidebar [aria-current=page]').innerText()).toBe('借阅');
  });

  it('are Markdown for language models, without tags', async () => {
    const page = await open('/plugins/openapi-sample/loans', { build: 'website' });
    const text = await page.evaluate(() =>
      fetch('/plugins/openapi-sample/loans.md').then(answer => answer.text()),
    );
    expect(text).toContain('## Borrow a book');
    expect(text).toContain('### Request body');
    expect(text).toContain("curl -X POST 'https://main.library.example/v1/loans'");
    expect(text).not.toMatch(/<(h3|div|span|Tabs?|OptionFacts)\b/);
  });
});
