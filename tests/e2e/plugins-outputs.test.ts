import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { pageScripts } from './support/gate';

closeAfterwards();

/** The builds: below a base with clean URLs, at the root with `.html`, and one language below a base. */
let clean: string;
let html: string;
let single: string;

beforeAll(async () => {
  clean = await fixture('outputs');
  html = await fixture('outputs', 'html');
  single = await fixture('outputs', 'single');
}, 3 * fixtureTimeoutMs);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: name => /^(item|entry|url|xhtml:link)$/.test(name),
});
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const parse = (...path: string[]) => {
  const xml = read(...path);
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
};
const linksOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(links =>
      links.map(
        link =>
          `${link.getAttribute('hreflang') ?? link.getAttribute('type') ?? 'canonical'} ${link.getAttribute('href')}`,
      ),
    );

describe('feeds', () => {
  it('hold the pages of each language, newest first, with addresses that lead to built pages', () => {
    for (const [build, folder, address, end] of [
      [clean, 'docs/', 'https://example.com/docs/', ''],
      [clean, 'docs/zh/', 'https://example.com/docs/zh/', ''],
      [html, '', 'https://example.com/', '.html'],
      [html, 'zh/', 'https://example.com/zh/', '.html'],
      [single, 'docs/', 'https://example.com/docs/', '.html'],
    ] as const) {
      const { rss } = parse(build, folder, 'releases/rss.xml');
      const { feed } = parse(build, folder, 'releases/atom.xml');
      const expected = ['v1-0', 'v0-1'].map(page => `${address}community/releases/${page}${end}`);
      expect(rss.channel.item.map((item: { link: string }) => item.link)).toEqual(expected);
      expect(feed.entry.map((entry: { id: string }) => entry.id)).toEqual(expected);
      expect(rss.channel.language).toBe(folder.includes('zh') ? 'zh-CN' : 'en');
      expect(rss.channel['atom:link']['@href']).toBe(`${address}releases/rss.xml`);
      expect(rss.channel.item.map((item: { pubDate: string }) => item.pubDate)).toEqual([
        'Tue, 10 Sep 2024 00:00:00 GMT',
        'Wed, 22 Nov 2023 00:00:00 GMT',
      ]);
      expect(existsSync(join(build, folder, 'community/releases/v1-0.html'))).toBe(true);
    }
  });

  it('carry the text of a page as clean HTML with whole addresses', () => {
    const { rss } = parse(clean, 'docs/zh/releases/rss.xml');
    const text: string = rss.channel.item[0]['content:encoded'];
    expect(text).toContain('<a href="https://example.com/docs/zh/guide/new#usage">the guide</a>');
    expect(text).toContain('<img src="https://example.com/docs/square.svg" alt="a square">');
    expect(text).toContain('<h2>Highlights</h2>');
    expect(text).toContain(
      '<pre><code>const a = 1 &lt; 2 &amp;&amp; &#39;&lt;/script&gt;&#39;;</code></pre>',
    );
    expect(text).toContain('<table>');
    expect(text).not.toMatch(/<(h1|button|svg|script|div|span)|class=|style=|href="#|src="\//);
    expect(rss.channel.item[0].description).toBe(
      'Version &quot;1.0&quot; &amp; what it means for &lt;App /&gt;.',
    );
  });

  it('are announced on the home and the releases pages, beside the languages of the page', async () => {
    for (const [prefix, name] of [
      ['', 'Releases'],
      ['/zh', '发布'],
    ]) {
      for (const path of ['/', '/community/releases/']) {
        const page = await open(`/docs${prefix}${path}`, { build: clean });
        await hydrated(page);
        expect(await linksOf(page, 'head link[rel=alternate]:not([hreflang])')).toEqual([
          `application/rss+xml https://example.com/docs${prefix}/releases/rss.xml`,
          `application/atom+xml https://example.com/docs${prefix}/releases/atom.xml`,
          `application/feed+json https://example.com/docs${prefix}/releases/feed.json`,
        ]);
        expect(await page.locator('head link[type="application/rss+xml"]').getAttribute('title')).toBe(
          `${name} (RSS)`,
        );
        expect((await linksOf(page, 'head link[hreflang]')).toSorted()).toEqual([
          `en https://example.com/docs${path}`,
          `x-default https://example.com/docs${path}`,
          `zh https://example.com/docs/zh${path}`,
        ]);
      }
    }
    const other = await open('/docs/guide/new', { build: clean });
    expect(await other.locator('head link[type="application/rss+xml"]').count()).toBe(0);
  });

  it('are linked in the text where a page asks for it, also without JavaScript', async () => {
    const page = await open('/docs/zh/community/releases/', { build: clean, javaScriptEnabled: false });
    const links = page.locator('.duet-feeds').getByRole('link');
    expect(await links.allTextContents()).toEqual(['RSS', 'Atom', 'JSON Feed']);
    expect(await links.first().getAttribute('href')).toBe('https://example.com/docs/zh/releases/rss.xml');
    await page.getByText('订阅').waitFor();
  });
});

describe('feed links with ?globalUIComponents=0', () => {
  const path = '/docs/community/releases/?globalUIComponents=0';
  const inHead = 'link[type="application/rss+xml"], link[type="application/atom+xml"]';

  it('are hidden before scripts of the page have run', async () => {
    const page = await open(path, {
      build: clean,
      before: page => page.route(pageScripts, route => route.abort()),
      expectedErrors: /.*/,
    });
    expect(await page.locator('.duet-feeds').count()).toBe(1);
    expect(await page.locator('.duet-feeds').isVisible()).toBe(false);
    expect(await page.locator(inHead).count()).toBe(0);
  });

  it('are gone from text and head, and come back without it', async () => {
    const page = await open(path, { build: clean });
    await hydrated(page);
    await page.waitForFunction(() => !document.querySelector('.duet-feeds'));
    expect(await page.locator(inHead).count()).toBe(0);
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/community/releases/');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.locator('.duet-feeds').waitFor();
  });
});

describe('the head', () => {
  it('follows the reader through the site', async () => {
    const page = await open('/docs/config/', { build: clean });
    await hydrated(page);
    const heads = () =>
      Promise.all([linksOf(page, 'head link[rel=canonical]'), linksOf(page, 'head link[hreflang]')]);
    const expected = (path: string, own: string) => [
      [`canonical https://example.com/docs${own}`],
      [
        `en https://example.com/docs${path}`,
        `x-default https://example.com/docs${path}`,
        `zh https://example.com/docs/zh${path}`,
      ],
    ];
    const sorted = async () => (await heads()).map(each => each.toSorted());
    expect(await sorted()).toEqual(expected('/config/', '/config/'));

    await page.getByRole('link', { name: 'Guide', exact: true }).first().click();
    await page.waitForURL('**/docs/guide/');
    await page.locator('head link[rel=canonical][href$="/docs/guide/"]').waitFor({ state: 'attached' });
    expect(await sorted()).toEqual(expected('/guide/', '/guide/'));
    expect(await page.locator('meta[property="og:url"]').getAttribute('content')).toBe(
      'https://example.com/docs/guide/',
    );
  });

  it('describes a page in its own language and names its place in the site', () => {
    const page = read(clean, 'docs/zh/config/a.html');
    expect(page).toContain('<meta property="og:url" content="https://example.com/docs/zh/config/a">');
    expect(page).toContain('<meta property="og:title" content="Option a - Fixture">');
    expect(page).toContain('<meta property="og:image" content="https://example.com/docs/square.svg">');
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(read(clean, 'docs/zh/index.html')).toContain('<meta name="description" content="测试用站点。">');
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)!;
    expect(JSON.parse(json!).itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'https://example.com/docs/zh/',
      'https://example.com/docs/zh/config/',
      'https://example.com/docs/zh/config/a',
    ]);
  });

  it('has no language links on a site of one language', () => {
    const page = read(single, 'docs/config/a.html');
    expect(page).toContain('<link rel="canonical" href="https://example.com/docs/config/a.html">');
    expect(page).not.toContain('rel="alternate" hreflang');
  });
});

describe('pictures for link previews', () => {
  const tag = (page: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(read(html, page))?.[1];

  it('are drawn for every page, in its language, and named in its head', () => {
    const address = tag('zh/config/a.html', 'og:image')!;
    expect(address).toMatch(/^https:\/\/example\.com\/social-images\/[\da-f]{20}\.png$/);
    const png = readFileSync(join(html, new URL(address).pathname));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(tag('zh/config/a.html', 'og:image:width')).toBe('1200');
    expect(tag('zh/config/a.html', 'og:image:alt')).toBe('Option a – Fixture');
    expect(tag('zh/config/a.html', 'twitter:card')).toBe('summary_large_image');
    expect(tag('zh/guide/new.html', 'og:image')).not.toBe(address);
    expect(read(html, 'zh/config/a.html').match(/og:image"/g)).toHaveLength(1);
  });

  it('are files of the build; excluded pages have the picture of the site', () => {
    expect(tag('config/index.html', 'og:image')).toBe('https://example.com/square.svg');
    const drawn = readdirSync(join(html, 'social-images'));
    const named = ['index', 'guide/index', 'guide/new', 'config/a', 'zh/index', 'zh/guide/new'].map(page =>
      tag(`${page}.html`, 'og:image'),
    );
    for (const address of named) expect(drawn).toContain(address!.replace(/.*\//, ''));
  });
});

describe('the sitemap', () => {
  it('lists every page once with its languages, without redirects, 404 and what is excluded', () => {
    const { urlset } = parse(clean, 'docs/sitemap.xml');
    const pages = [
      '',
      'community/releases/',
      'community/releases/v0-1',
      'community/releases/v1-0',
      'config/a',
      'guide/',
      'guide/new',
    ];
    const expected = ['', 'zh/'].flatMap(prefix =>
      pages.map(page => `https://example.com/docs/${prefix}${page}`),
    );
    expect(urlset.url.map(({ loc }: { loc: string }) => loc).toSorted()).toEqual(expected.toSorted());
    for (const { loc, 'xhtml:link': links } of urlset.url) {
      expect(links.map((link: Record<string, string>) => link['@hreflang'])).toEqual([
        'en',
        'zh',
        'x-default',
      ]);
      expect(links.map((link: Record<string, string>) => link['@href'])).toContain(loc);
    }
    expect(parse(single, 'docs/sitemap.xml').urlset.url[0]['xhtml:link']).toBeUndefined();
  });

  it('dates pages by git', () => {
    const file = 'tests/fixtures/outputs/docs/en/community/releases/v0-1.mdx';
    const seconds = execFileSync('git', ['log', '-1', '--format=%at', '--', file], {
      encoding: 'utf8',
    }).trim();
    const { urlset } = parse(html, 'sitemap.xml');
    const found = urlset.url.find(
      ({ loc }: { loc: string }) => loc === 'https://example.com/community/releases/v0-1.html',
    );
    expect(found.lastmod).toBe(seconds ? new Date(Number(seconds) * 1000).toISOString() : undefined);
  });

  it('is named in robots.txt beside the rules of the public folder', () => {
    expect(read(html, 'robots.txt')).toBe(
      'User-agent: x\nDisallow: /private\n\nSitemap: https://example.com/sitemap.xml\n',
    );
  });
});

describe('install fences', () => {
  it('become tabs of the theme, in lists too, and other fences stay', async () => {
    const page = await open('/docs/config/a', { build: clean });
    await hydrated(page);
    const text = await page.locator('.rspress-doc').evaluate(element => element.textContent ?? '');
    for (const command of [
      'npm install -D x\nnpx x build',
      'yarn add -D x\nyarn x build',
      'bun add -D x\nbunx x build',
      'pnpm install -D x\npnpm exec x build',
      'yarn create rsbuild',
      'npm install untouched',
    ]) {
      expect(text).toContain(command);
    }
    expect(text).not.toContain('deno');
    expect(text).not.toContain('add untouched');
  });
});

describe('files for hosts', () => {
  it('hold every old address, with the base', () => {
    expect(read(clean, 'docs/_redirects').split('\n')).toContain('/docs/zh/guide/old /docs/zh/guide/new 301');
    expect(read(html, '_redirects')).toContain('/guide/old.html /guide/new.html 301');
    expect(read(clean, 'docs/redirects.nginx.conf')).toContain(
      '"~^/docs(?:/blog/.*)$" "/docs/guide/new$is_args$args";',
    );
    expect(JSON.parse(read(clean, 'docs/vercel.json')).redirects).toContainEqual({
      source: '/docs/guide/old',
      destination: '/docs/guide/new',
      permanent: true,
    });
  });
});
