import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import { createAudit, hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, type OpenOptions, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { limit } from './support/limits';

closeAfterwards();

let build: string;
beforeAll(async () => {
  build = await fixture('content');
}, fixtureTimeoutMs);

const openPage = (options: OpenOptions = {}, path = '/guide/components') => open(path, { build, ...options });
/** The Markdown of a page. */
const markdown = (path = 'guide/components') => readFileSync(join(build, `${path}.md`), 'utf8');

describe('cards', () => {
  it('can be pressed anywhere, and lead into the language of the page', async () => {
    const page = await openPage({}, '/zh/guide/components');
    const card = page.locator('.duet-card[data-link]').first();
    const { x, y, width, height } = (await card.boundingBox())!;
    await page.mouse.click(x + width - 8, y + height - 8);
    await page.waitForURL('**/zh/guide/math');
  });

  it('stand in as many columns as there is room for', async () => {
    const columns = async (width: number) => {
      const page = await openPage({ width });
      const grid = page.locator('.duet-cards').first();
      return grid.evaluate(element => getComputedStyle(element).gridTemplateColumns.split(' ').length);
    };
    expect([await columns(1440), await columns(390)]).toEqual([2, 1]);
  });

  it('are titles, texts and links in Markdown', () => {
    const text = markdown();
    expect(text).toContain('**Static**\n\nPages are **HTML** before any script runs.');
    expect(text).toContain(
      '- [Formulas](/guide/math): Made by the build.\n- [Rspress](https://rspress.rs): The generator below the theme.',
    );
  });
});

describe('FileTree', () => {
  it('opens and closes folders without scripts', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    const tree = page.locator('.duet-files').first();
    const [inner, outer] = [tree.getByText('start.mdx'), tree.getByText('index.mdx')];
    // Of three levels, the first two are open.
    expect([await inner.isVisible(), await outer.isVisible()]).toEqual([false, true]);
    await tree.locator('summary', { hasText: 'guide' }).click();
    expect([await inner.isVisible(), await outer.isVisible()]).toEqual([true, true]);
    await tree.locator('summary', { hasText: 'docs' }).click();
    expect([await inner.isVisible(), await outer.isVisible()]).toEqual([false, false]);
  });

  it('is a nested list in Markdown', () => {
    const text = markdown();
    expect(text).toContain('- docs\n  - en\n    - guide\n      - start.mdx\n');
    expect(text).toContain('- **index.mdx** the home page');
    expect(text).toContain('- src\n  - **index.ts** the entry\n');
  });
});

describe('Details', () => {
  it('opens without scripts, and only one of a group', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    const answer = page.getByText('Node.js 20.19 and 22.12');
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('Which versions of Node.js work?').click();
    expect(await answer.isVisible()).toBe(true);
    await page.getByText('Does it need a server?').click();
    const other = page.getByText('The site is a folder of files.');
    expect([await answer.isVisible(), await other.isVisible()]).toEqual([false, true]);
  });

  it('is a bold line and the content in Markdown', () => {
    expect(markdown()).toContain('**Does it need a server?**\n\nNo. The site is a folder of files.');
  });
});

describe('Figure', () => {
  it('names its image by the caption, and keeps the caption in Markdown', async () => {
    const page = await openPage();
    const figure = page.getByRole('figure', { name: 'The mark of the site.' });
    expect(await figure.locator('img').getAttribute('width')).toBeTruthy();
    expect(markdown()).toContain('![Two lines](/logo.svg)\n\nThe mark of the site.\n');
  });
});

describe('Video', () => {
  it('asks its service for nothing before it is pressed, and then plays with the keyboard in the player', async () => {
    const requests: string[] = [];
    const page = await openPage({
      before: async page => {
        page.on('request', request => requests.push(new URL(request.url()).host));
        await page.route(/youtube|vimeo/, route =>
          route.fulfill({ body: '<title>Player</title>', contentType: 'text/html' }),
        );
      },
    });
    await hydrated(page);
    const own = new URL(page.url()).host;
    expect(requests.filter(host => host !== own)).toEqual([]);
    await page.getByRole('link', { name: 'Big Buck Bunny YouTube' }).press('Enter');
    const player = page.locator('iframe[title^="Big Buck Bunny"]');
    await player.waitFor();
    expect(await player.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
    );
    await expect.poll(() => player.evaluate(element => document.activeElement === element)).toBe(true);
    await expect
      .poll(() => [...new Set(requests.filter(host => host !== own))])
      .toEqual(['www.youtube-nocookie.com']);
  });

  it('is a link to its page without scripts, and in Markdown', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    const href = await page.locator('.duet-video__link').first().getAttribute('href');
    expect(href).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(markdown()).toContain(`[Big Buck Bunny](${href})`);
  });

  it('has its player in the policy of the site', () => {
    expect(readFileSync(join(build, '_headers'), 'utf8')).toContain(
      "frame-src 'self' https://player.vimeo.com https://www.youtube-nocookie.com",
    );
  });
});

describe('formulas', () => {
  it('are MathML without scripts, in text, headings, lists and tags, without inline styles', async () => {
    const page = await openPage({ javaScriptEnabled: false }, '/guide/math');
    const article = page.locator('.rspress-doc');
    expect(await article.locator('math').count()).toBe(6);
    expect(await article.locator('.duet-math > math[display=block]').count()).toBe(2);
    expect(await article.locator('[style]').count()).toBe(0);
    expect(await article.locator('p').first().innerText()).toContain('a price is $5 or $5');
    const box = article.locator('math', { hasText: 'b' }).last().locator('[class*=duet-math-]').last();
    expect(await box.evaluate(element => getComputedStyle(element).borderTopWidth)).toBe('1px');
    const plain = await openPage({ javaScriptEnabled: false }, '/guide/plain');
    expect(await plain.locator('.rspress-doc mfrac').count()).toBe(1);
  });

  it('stay TeX in Markdown', () => {
    const text = markdown('guide/math');
    expect(text).toContain('Sorting takes $`O(n \\log n)`$ for $`n \\in \\RR`$, and a price is $5 or `$5`.');
    expect(text).toContain('  ```math\n  \\color{red}{a} + \\boxed{b}\n  ```');
    expect(markdown('guide/plain')).toContain('$`\\frac{a_1}{b_1}`$');
  });
});

describe('diagrams', () => {
  it('are images with a name, without scripts and inline styles, in the colours of the page', async () => {
    const page = await openPage({ javaScriptEnabled: false }, '/guide/diagrams');
    const article = page.locator('.rspress-doc');
    expect(await article.getByRole('img').count()).toBe(6);
    expect(await article.locator('[style], style').count()).toBe(0);
    const chart = article.getByRole('img', { name: 'How a page is built' });
    const text = chart.locator('text', { hasText: 'Compile' });
    const colour = (scheme: 'light' | 'dark') => {
      const at = chart.locator('text', { hasText: 'Cached' });
      return page
        .emulateMedia({ colorScheme: scheme })
        .then(() => at.evaluate(element => getComputedStyle(element).fill));
    };
    expect(await text.isVisible()).toBe(true);
    expect(await colour('light')).not.toBe(await colour('dark'));
  });

  it('scroll by themselves on phones, by keyboard too', async () => {
    const page = await openPage({ width: 390 }, '/guide/diagrams');
    const chart = page.getByRole('img', { name: 'How a page is built' });
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => chart.evaluate(element => element.scrollLeft)).toBeGreaterThan(0);
  });

  it('that cannot be drawn stay code, and all are code in Markdown', async () => {
    const page = await openPage({ javaScriptEnabled: false }, '/guide/diagrams');
    expect(await page.locator('.rspress-doc pre', { hasText: 'pie title Pets' }).count()).toBe(1);
    const text = markdown('guide/diagrams');
    expect(text.match(/^ *```mermaid/gm)).toHaveLength(7);
    expect(text).toContain('  ```mermaid\n  sequenceDiagram\n    Browser->>Server: GET /');
  });
});

describe('terms', () => {
  it('show their definitions without scripts, by click and by keyboard', async () => {
    const page = await openPage({ javaScriptEnabled: false }, '/guide/terms');
    const [term, mention] = [
      page.getByRole('button', { name: 'bundler' }),
      page.getByRole('button', { name: 'cache' }),
    ];
    const definition = page.getByText('A tool that joins');
    expect(await definition.first().isVisible()).toBe(false);
    await term.click();
    expect(await definition.first().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await definition.first().isVisible()).toBe(false);
    await mention.press('Enter');
    expect(await page.getByText('A copy that').first().isVisible()).toBe(true);
    const plain = await openPage({ javaScriptEnabled: false }, '/guide/plain');
    expect(await plain.getByRole('button', { name: 'bundler' }).count()).toBe(1);
  });

  it('have their definitions beside them, within the window', async () => {
    for (const width of [1440, 390]) {
      const page = await openPage({ width }, '/zh/guide/terms');
      const term = page.getByRole('button', { name: '打包工具' });
      await term.click();
      const box = (await page.locator('.duet-term__definition:popover-open').boundingBox())!;
      const at = (await term.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(Math.min(Math.abs(box.y - at.y - at.height), Math.abs(at.y - box.y - box.height))).toBeLessThan(
        16,
      );
    }
  });

  it('are listed with an address each, and plain in Markdown and in the search', async () => {
    const page = await openPage({ javaScriptEnabled: false }, '/guide/terms#cache');
    const list = page.locator('.duet-glossary');
    expect(await list.locator('dt').allInnerTexts()).toEqual(['bundler', 'cache']);
    expect(await list.locator(':target').innerText()).toBe('cache');
    const text = markdown('guide/terms');
    expect(text).toContain('A bundler writes files, and its caches save work.');
    expect(text).toContain('- **bundler**: A tool that joins modules.');
  });
});

describe('lists of posts', () => {
  it('lead from page to page and from tag to post without scripts, in the language of the page', async () => {
    const page = await openPage({ javaScriptEnabled: false }, '/zh/blog/');
    const titles = () => page.locator('.duet-post__title').allInnerTexts();
    expect(await titles()).toEqual(['第三篇', '第二篇']);
    await page.getByRole('link', { name: '更早的文章' }).click();
    expect(await titles()).toEqual(['第一篇']);
    await page.getByRole('link', { name: '#搜索' }).click();
    expect(await titles()).toEqual(['第二篇', '第一篇']);
    await page.locator('.duet-post').getByRole('link', { name: '第二篇' }).click();
    await page.waitForURL('**/zh/blog/second');
    expect(await page.locator('.duet-post__facts').innerText()).toContain('2024年2月3日 · 艾达');
  });

  it('say in each post who wrote it and when, also to search engines', async () => {
    const page = await openPage({ javaScriptEnabled: false }, '/blog/second');
    const facts = page.locator('.duet-post__facts');
    expect(await facts.locator('time').getAttribute('datetime')).toBe('2024-02-03');
    await facts.getByRole('link', { name: 'Ada' }).click();
    await page.waitForURL('**/blog/authors/ada');
    expect(await page.locator('.duet-post__title').allInnerTexts()).toEqual(['Second']);
    const author = page.locator('.duet-author');
    expect(await author.getByRole('link').getAttribute('href')).toBe('https://ada.example');
    const isLoaded = await author
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    expect(isLoaded).toBe(true);
    await page.goBack();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map(text => JSON.parse(text)['@type'])).toContain('BlogPosting');
  });

  it('lead to all posts by year, without scripts', async () => {
    const page = await openPage({ javaScriptEnabled: false }, '/zh/blog/');
    await page.getByRole('link', { name: '归档' }).click();
    await page.waitForURL('**/zh/blog/archive');
    expect(await page.getByRole('heading', { level: 2, name: '2024' }).isVisible()).toBe(true);
    const entries = page.locator('.rp-doc li', { has: page.locator('time') });
    expect(await entries.allInnerTexts()).toEqual(['3月4日 · 第三篇', '2月3日 · 第二篇', '1月2日 · 第一篇']);
  });

  it('are in the sitemap and, without tags, in Markdown', () => {
    const sitemap = readFileSync(join(build, 'sitemap.xml'), 'utf8');
    for (const path of [
      'blog/',
      'blog/page/2',
      'blog/tags/',
      'blog/tags/search',
      'blog/authors/',
      'blog/archive',
      'zh/blog/page/2',
      'zh/blog/authors/ada',
    ])
      expect(sitemap).toContain(`<loc>https://content.example/${path}</loc>`);
    expect(markdown('blog/second')).toMatch(/^# Second\n+February 3, 2024 · \[Ada\]/m);
    expect(markdown('blog/archive')).toContain('- March 4 · [Third](');
    expect(markdown('blog/index')).toContain(
      '## [Third](https://content.example/blog/third.md)\n\nMarch 4, 2024 · 1 min read',
    );
  });
});

describe('pages with these components', () => {
  for (const width of [1440, 390]) {
    it(`pass axe in both schemes and directions (${width} px)`, { timeout: limit(120_000) }, async () => {
      const audit = createAudit(['light', 'dark']);
      const page = await openPage({ width });
      const found: string[] = [];
      for (const path of [
        '/guide/components',
        '/zh/guide/components',
        '/guide/math',
        '/guide/diagrams',
        '/guide/terms',
        '/blog/',
        '/blog/authors/ada',
        '/zh/blog/second',
      ]) {
        await page.goto(new URL(path, page.url()).href);
        await hydrated(page);
        for (const direction of ['ltr', 'rtl']) {
          await page.evaluate(value => {
            document.documentElement.dir = value;
          }, direction);
          found.push(...(await audit(page)).map(line => `${path} ${direction} ${line}`));
          const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          if (isWide) found.push(`${path} ${direction} scrolls sideways`);
        }
      }
      expect(found).toEqual([]);
    });
  }
});
