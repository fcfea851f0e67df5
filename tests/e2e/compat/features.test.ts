import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Locator, Page } from 'playwright';
import { hydrated, settled } from '../../../plugins/tools/audit/index';
import { compatibility } from '../../compat/features';
import { closeAfterwards, open } from '../support/browser';
import { fixture, fixtureTimeoutMs } from '../support/fixture';

let build = '';
let bare = '';
let fresh = '';
let worker = '';
beforeAll(async () => {
  // The configuration puts the output into a folder `site`.
  build = join(await fixture('features'), 'site');
  bare = join(await fixture('features', 'bare'), 'site');
  fresh = await fixture('fresh');
  worker = await fixture('fresh', 'worker');
}, 4 * fixtureTimeoutMs);
closeAfterwards();

const textOf = (file: string, of = build) => readFileSync(join(of, file), 'utf8');
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta [^>]*name="?${name}"?[^>]*content="?([^">]*)"?`).exec(html)?.[1];
/** Values of an attribute of all elements that have it. */
const valuesOf = (page: Page, attribute: string) =>
  page
    .locator(`[${attribute}]`)
    .evaluateAll((all, name) => all.map(one => one.getAttribute(name)), attribute);

describe('a site with every option', () => {
  it('has the title, the icon, the logo and the head tags of the configuration', async () => {
    const html = textOf('guide/wide.html');
    expect(/<title[^>]*>([^<]*)/.exec(html)![1]).toBe('Wide - Features');
    for (const name of ['from-string', 'from-pair', 'from-builder', 'from-plugin']) {
      expect([name, metaOf(html, name)]).toEqual([name, 'yes']);
    }
    expect(metaOf(html, 'from-function')).toBe('/guide/wide');
    expect(html).toMatch(/<link [^>]*rel="?icon"?[^>]*href="?\/logo\.svg/);
    const page = await open('/guide/start', { build });
    const logo = page.locator('header').getByRole('link', { name: 'Logo text' });
    expect(await logo.getAttribute('href')).toBe('/guide/start');
    expect(await page.locator('header img').first().getAttribute('src')).toMatch(/^\/(light|dark)\.svg$/);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    const chinese = await open('/zh/', { build });
    // Rspress takes the titles of languages from `themeConfig.locales`.
    expect(await chinese.title()).toBe('Features');
    expect(await chinese.locator('meta[name=description]').getAttribute('content')).toBe('Every feature.');
    expect(await chinese.locator('html').getAttribute('lang')).toBe('zh');
  });

  it('has on every page the element that browsers are told to expect', () => {
    const pages = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(file =>
      file.endsWith('.html'),
    );
    // A page that is rendered in the browser has no content yet.
    const waiting = pages.filter(
      file => /rel="?expect/.test(textOf(file)) && textOf(file).includes('duet-start'),
    );
    expect(waiting.length).toBeGreaterThan(10);
    expect(waiting.filter(file => !/id="?duet-main/.test(textOf(file)))).toEqual([]);
  });

  it('has pages by extension, inclusion and exclusion', () => {
    for (const path of ['component', 'excluded/shown', 'added-content', 'added-file', 'zh/guide/start'])
      expect([path, existsSync(join(build, `${path}.html`))]).toEqual([path, true]);
    for (const path of ['excluded/hidden', 'guide/a.draft'])
      expect([path, existsSync(join(build, `${path}.html`))]).toEqual([path, false]);
    expect(textOf('component.html')).toContain('Page as a component');
    expect(textOf('guide/start.html')).toContain('href="/guide/overview"');
  });

  it('changes an address with .html to the clean one', async () => {
    const page = await open('/guide/wide.html', {
      build,
      // The server of the tests redirects itself.
      before: page =>
        page.route('**/guide/wide.html', route =>
          route.fulfill({ path: join(build, 'guide/wide.html'), contentType: 'text/html' }),
        ),
    });
    await hydrated(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/guide/wide');
  });

  it('passes pages through plugins, replacements and Shiki', async () => {
    const page = await open('/guide/start', { build });
    const article = page.locator('.rspress-doc');
    await article.getByText('Text from remark and Text from the plugin and Replaced.').waitFor();
    expect(await article.locator('p[data-rehype=yes]').count()).toBeGreaterThan(0);
    expect(await article.locator('pre').first().innerText()).toContain('const from_shiki = 1;');
    expect(await article.locator('h2#own-id').innerText()).toContain('Code');
    expect(await article.locator('pre [data-mark~=add]').count()).toBe(1);
    for (const owner of ['configuration', 'plugin'])
      expect(await article.getByText(`Component of the ${owner}`).count()).toBe(1);
    const wide = await open('/guide/wide', { build });
    expect(await wide.locator('meta[name=description]').getAttribute('content')).toBe(
      'The first paragraph describes the page.',
    );
    const chinese = await open('/zh/guide/start', { build });
    expect(await chinese.locator('.rspress-doc strong').innerText()).toBe('“强调”');
  });

  it('applies the options of code blocks', async () => {
    const page = await open('/guide/start', { build });
    await hydrated(page);
    const [long, short, fromFile] = await page.locator('.duet-code').all();
    const unfold = (block = long!) => block.getByRole('button', { name: 'Show all code' });
    const number = (block = long!) =>
      block
        .locator('.duet-line')
        .first()
        .evaluate(line => getComputedStyle(line, '::before').content);
    expect([await unfold().isVisible(), await unfold(short).isVisible()]).toEqual([true, false]);
    expect(await number()).toContain('counter');
    expect(await number(short)).toBe('none');
    expect(await long!.locator('[data-mark~=highlight]').count()).toBe(2);
    expect(await long!.innerText()).toContain('long.ts');
    expect(await fromFile!.innerText()).toContain('Text of a file');
    // Scripts that draw diagrams find their source by these, as Rspress writes them.
    expect(await long!.getAttribute('class')).toContain('language-ts');
    const source = page.locator('pre[data-lang="ts"][data-title="long.ts"]');
    expect(await source.count()).toBe(1);
  });

  it(
    'finds dead links, anchors and images, except those that the configuration excludes',
    async () => {
      const article = async (path: string) =>
        (await open(path, { build, expectedErrors: /404/ })).locator('.rspress-doc');
      const link = (await article('/guide/links')).getByRole('link', { name: 'Excluded link' });
      expect(await link.getAttribute('href')).toBe('/not-here');
      const anchor = (await article('/guide/anchors')).getByRole('link', { name: 'Excluded anchor' });
      expect(await anchor.getAttribute('href')).toBe('#not-here');
      expect(await (await article('/guide/images')).locator('img[src$="not-here.svg"]').count()).toBe(1);
      const problem = await fixture('features', 'dead').catch(String);
      for (const [kind, page] of [
        ['links', 'links'],
        ['anchors', 'anchors'],
        ['images', 'images'],
      ])
        expect(problem).toMatch(new RegExp(`Dead ${kind} found in .*guide/${page}\\.mdx`));
    },
    fixtureTimeoutMs,
  );

  it(
    'compares the languages in the folders that the configuration includes',
    async () => {
      const problem = await fixture('features', 'parity').catch(String);
      expect(problem).toContain('Missing content');
      expect(problem).toContain('zh/guide/hooks.mdx');
      expect(problem).not.toContain('zh/guide/client.mdx');
      expect(problem).not.toContain('zh/excluded');
    },
    fixtureTimeoutMs,
  );

  it('fetches no page before its link is pressed if `route.prefetchLink` is off', async () => {
    for (const [at, path, fetched] of [
      [build, '/guide/start', false],
      [bare, '/en/guide/start', true],
    ] as const) {
      const page = await open(path, {
        build: at,
        expectedErrors: /404/,
        before: page => page.clock.install(),
      });
      await hydrated(page);
      const requests: string[] = [];
      page.on('request', request => {
        // Other parts of the page load in their own time.
        if (!/\/async\/(?!route-)/.test(request.url())) requests.push(request.url());
      });
      await page.locator('.rspress-doc').getByRole('link', { name: 'to the overview' }).hover();
      await page.clock.runFor(100);
      if (fetched) await expect.poll(() => requests.length).toBeGreaterThan(0);
      await settled(page);
      expect([path, requests.length > 0]).toEqual([path, fetched]);
    }
  });

  it('navigates in a transition if `route.useTransitions` is on', async () => {
    for (const [at, prefix, inTransition] of [
      [build, '', null],
      [bare, '/en', 'yes'],
    ] as const) {
      const page = await open(`${prefix}/guide/links`, { build: at });
      await hydrated(page);
      await page.getByRole('link', { name: 'Step to start' }).click();
      await page.waitForURL('**/guide/start');
      expect(await page.locator('html').getAttribute('data-transition')).toBe(inTransition);
    }
  });

  it('takes title, description and tags of a page from its frontmatter', () => {
    const html = textOf('guide/start.html');
    expect(/<title[^>]*>([^<]*)/.exec(html)![1]).toBe('Title of the frontmatter - Own suffix');
    expect(metaOf(html, 'description')).toBe('Description of the frontmatter');
    expect(metaOf(html, 'from-frontmatter')).toBe('yes');
  });

  it('has navbar and sidebar of the configuration', async () => {
    const page = await open('/guide/start', { build, javaScriptEnabled: false });
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const guide = navbar.getByRole('link', { name: 'Guide' });
    expect(await guide.getAttribute('aria-current')).toBe('page');
    expect(await guide.locator('img').count()).toBe(1);
    expect(await guide.locator('.duet-badge').innerText()).toBe('new');
    expect(await navbar.locator('[data-side=left]').getByRole('link').allInnerTexts()).toEqual([
      expect.stringContaining('Guide'),
    ]);
    expect(await navbar.getByRole('link', { name: 'Data' }).getAttribute('download')).not.toBeNull();
    const german = navbar.getByRole('link', { name: 'German' });
    expect(await german.getAttribute('hreflang')).toBe('de');
    expect(await german.getAttribute('rel')).toContain('author');
    expect(await navbar.getByRole('button', { name: 'Menu' }).count()).toBe(1);

    const sidebar = page.locator('#duet-sidebar');
    expect(await sidebar.getByText('Section', { exact: true }).count()).toBe(1);
    expect(await sidebar.locator('.duet-sidebar__divider').getAttribute('data-type')).toBe('dashed');
    // A group without pages has nothing to open.
    expect(await sidebar.locator('details').count()).toBe(1);
    expect(await sidebar.getByText('Nothing yet').isVisible()).toBe(true);
    expect(await sidebar.getByRole('link', { name: 'Wide' }).isVisible()).toBe(true);
    const start = sidebar.getByRole('link', { name: 'Start' });
    expect(await start.getAttribute('aria-current')).toBe('page');
    expect(await start.locator('img').count()).toBe(1);
    expect(await start.innerText()).toContain('experimental');
    expect(await valuesOf(page, 'data-context')).toEqual(['first', 'group']);
    expect(await sidebar.getByRole('link', { name: 'Client' }).isVisible()).toBe(false);

    const overview = await open('/guide/overview', { build, javaScriptEnabled: false });
    // Headings of level 3, except below the entry that asks for level 2.
    const headings = overview.locator('.duet-overview-group__parts').getByRole('link');
    expect(await headings.allInnerTexts()).toEqual(['One step', 'Second']);
    const chinese = await open('/zh/guide/start', { build, javaScriptEnabled: false });
    expect(await chinese.locator('header').getByRole('link', { name: '指南' }).getAttribute('href')).toBe(
      '/zh/guide/start',
    );
    expect(await chinese.locator('#duet-sidebar').getByRole('link').allInnerTexts()).toEqual(['开始']);
  });

  it('leaves out the parts that a page switches off', async () => {
    const page = await open('/guide/plain', { build });
    await hydrated(page);
    for (const part of ['.duet-nav', '#duet-sidebar', '#duet-outline', '.duet-doc-footer', 'h1'])
      expect([part, await page.locator(part).count()]).toEqual([part, 0]);
    expect(await page.title()).toBe('Only in the frontmatter - Features');
    const titled = await open('/en/guide/plain', { build: bare });
    await titled.getByRole('heading', { level: 1, name: 'Only in the frontmatter' }).waitFor();
    const placeholder = await open('/guide/placeholder', { build });
    expect(await placeholder.locator('#duet-sidebar').getByRole('link').count()).toBe(0);
  });

  it('has a layout for each page type', async () => {
    for (const [path, navbar, columns, heading] of [
      ['/guide/wide', 1, 1, 'Wide'],
      ['/custom', 1, 0, 'Custom'],
      ['/blank', 0, 0, 'Blank'],
      ['/404', 1, 0, '[notFoundText]'],
    ] as const) {
      const page = await open(path, { build, expectedErrors: /404/ });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      const counts = await Promise.all(['.duet-nav', '.duet-doc'].map(part => page.locator(part).count()));
      expect([path, ...counts]).toEqual([path, navbar, columns]);
    }
    const wide = await open('/guide/wide', { build });
    expect(await wide.locator('.duet-doc').getAttribute('data-wide')).toBe('true');
  });

  it('shows global components and applies global styles', async () => {
    const page = await open('/guide/wide', { build });
    for (const text of ['Global part of the site', 'Global part of the plugin'])
      expect([text, await page.getByText(text).count()]).toEqual([text, 1]);
    const properties = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--from-site', '--from-plugin'].map(name => style.getPropertyValue(name));
    });
    expect(properties).toEqual(['yes', 'yes']);
  });

  it('writes llms.txt and Markdown as configured', async () => {
    expect(textOf('llms.txt')).toMatch(/^Features: .*Guide/);
    // The theme's own page is in no section.
    expect(textOf('zh/llms.txt')).toContain('/zh/guide/start');
    expect(textOf('zh/llms.txt')).not.toContain('404');
    const markdown = textOf('guide/start.md');
    expect(markdown).toContain('Replaced');
    // What is excluded, or not included, is written as it is in the source.
    expect(markdown).toContain('<FromConfig />');
    expect(markdown).toMatch(/^> For AI agents/);
    expect(markdown).toContain('<Hidden />');
    expect(markdown).toContain('<NotIncluded />');
    expect(markdown).toContain('Included in Markdown');
    const page = await open('/guide/start', { build });
    await hydrated(page);
    const article = page.locator('.rspress-doc');
    await article.getByRole('button', { name: '[copyMarkdownText]' }).waitFor();
    expect(await article.getByText('ChatGPT').count()).toBe(0);
    expect(textOf('guide/start.html')).toContain('llms.txt');
    for (const file of ['llms.txt', 'en/guide/start.md']) expect(existsSync(join(bare, file))).toBe(false);
    const without = await open('/en/guide/start', { build: bare, expectedErrors: /404/ });
    await hydrated(without);
    expect(await without.getByRole('button', { name: '[copyMarkdownText]' }).count()).toBe(0);
    expect(await without.content()).not.toContain('llms.txt');
  });

  it('keeps pages and code out of the search index, or has no search', async () => {
    const folder = join(build, 'static');
    const index = readdirSync(folder)
      .filter(name => name.startsWith('search_index'))
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    expect(index).toContain('/guide/start');
    expect(index).not.toContain('/guide/plain');
    expect(index).not.toContain('codeword');
    expect(readdirSync(join(bare, 'static')).filter(name => name.startsWith('search_index'))).toEqual([]);
    const page = await open('/en/guide/start', { build: bare, expectedErrors: /404/ });
    await hydrated(page);
    expect(await page.locator('.duet-search').count()).toBe(0);
  });

  it('leaves excluded routes to the browser', async () => {
    expect(textOf('guide/client.html')).not.toContain('Rendered in the browser');
    const page = await open('/guide/client', { build });
    await page.getByRole('heading', { level: 1, name: 'Rendered in the browser' }).waitFor();
    expect(textOf('en/guide/start.html', bare)).not.toContain('Text from remark');
    const other = await open('/en/guide/start', { build: bare, expectedErrors: /404/ });
    await other.getByText('Text from remark and Text from the plugin and Replaced.').waitFor();
  });

  it('renders its pages in workers', () => {
    const html = textOf('guide/index.html', worker);
    for (const text of ['class="duet-nav"', 'id="duet-sidebar"', 'PART OF THE GUIDE', '<h1'])
      expect([text, html.includes(text)]).toEqual([text, true]);
    expect(html).toBe(textOf('guide/index.html', fresh));
  });

  it('stays in the language of the address if `localeRedirect` is `never`', async () => {
    for (const [at, locale, lang] of [
      [build, 'zh-CN', 'en'],
      [bare, 'en-US', 'zh'],
    ] as const) {
      const page = await open('/', { build: at, locale });
      await page.locator(`html[lang=${lang}]`).waitFor();
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe('/');
    }
  });

  it('has titles and descriptions of languages, and the default language without a prefix', async () => {
    const page = await open('/', { build: bare, locale: 'zh-CN' });
    await page.locator('header').getByRole('link', { name: 'Title in zh' }).waitFor();
    await page.locator('html[lang=zh]').waitFor();
    const english = await open('/en/custom', { build: bare });
    await english.getByRole('heading', { level: 1, name: 'Custom' }).waitFor();
    await expect.poll(() => english.title()).toContain('Title in en');
    expect(await english.locator('meta[name=description]').getAttribute('content')).toBe('Description in en');
  });

  it('has a home page from the frontmatter', async () => {
    const page = await open('/', { build });
    expect(await page.title()).toBe('Features - The suffix');
    const main = page.locator('main');
    for (const text of ['Badge as text', 'Name of the hero', 'Text of the hero', 'Tagline of the hero', '🚀'])
      expect([text, await main.getByText(text).count()]).toEqual([text, 1]);
    expect(await main.getByRole('link', { name: 'First action' }).getAttribute('href')).toBe('/guide/start');
    expect(await main.getByRole('img', { name: 'Hero image' }).count()).toBe(1);
    expect(await main.getByRole('link', { name: 'First feature' }).getAttribute('href')).toBe('/guide/start');
    expect(await main.getByText('Details of it').count()).toBe(1);
    expect(await main.locator('.duet-features__card').getAttribute('data-span')).toBe('6');
    const image = main.locator('img[alt="Hero image"]:visible');
    expect(await image.getAttribute('src')).toBe('/light.svg');
    const dark = await open('/', { build, colorScheme: 'dark' });
    expect(await dark.locator('main img[alt="Hero image"]:visible').getAttribute('src')).toBe('/dark.svg');
    // Without scripts, the system decides.
    const plain = await open('/', { build, colorScheme: 'dark', javaScriptEnabled: false });
    const images = plain.locator(':is(.duet-title, main) img:visible');
    expect(await images.evaluateAll(all => all.map(one => one.getAttribute('src')))).toEqual([
      '/dark.svg',
      '/dark.svg',
    ]);
    const chinese = await open('/zh/', { build });
    const badge = chinese.locator('main').getByRole('link', { name: '徽标' });
    expect(await badge.getAttribute('href')).toBe('/zh/guide/start');
  });

  it('runs every hook of a plugin', async () => {
    const { ran, frontmatter } = JSON.parse(textOf('probe.json'));
    expect(ran).toEqual([
      'added',
      'afterBuild',
      'beforeBuild',
      'config',
      'extendPageData',
      'modifySearchIndexData',
      'routeGenerated',
      'routeServiceGenerated',
    ]);
    // Other plugins read the whole frontmatter, not only what the theme needs.
    expect(frontmatter).toMatchObject({ author: 'Somebody', titleSuffix: 'Own suffix' });
    expect(textOf('guide/start.html')).toContain('data-rehype-plugin="yes"');
    const words = readdirSync(join(build, 'static')).filter(name => name.startsWith('search_index'));
    expect(words.some(name => textOf(`static/${name}`).includes('wordofthehook'))).toBe(true);
    for (const [path, text] of [
      ['/added-content', 'Added by content'],
      ['/added-file', 'Added by file'],
    ] as const) {
      const page = await open(path, { build });
      await page.getByRole('heading', { level: 1, name: text }).waitFor();
    }
  });

  it('renders every component with the props of Rspress', async () => {
    const page = await open('/guide/parts', { build });
    await hydrated(page);
    const article = page.locator('.rspress-doc');
    const texts = [
      'Badge text',
      'Message of a banner',
      'Button text',
      'Title of a callout',
      'Item of a hover group',
      'Link of the theme',
      'Title of a prompt',
      'Inside a root',
      'Tab a',
      'Panel b',
      'Page panel',
      'Only in the browser',
      'Not on the server',
    ];
    for (const text of texts)
      await expect.poll(() => article.getByText(text, { exact: true }).count(), { message: text }).toBe(1);
    expect(await article.getByRole('heading', { name: 'One step' }).count()).toBe(1);
    expect(await article.getByText('deno create a').count()).toBe(1);
    expect(await article.locator('img[src="/logo.svg"]').count()).toBe(1);
    expect(await article.locator('svg[data-svg=text]').count()).toBe(1);
    expect(metaOf(textOf('guide/parts.html'), 'from-head')).toBe('yes');
  });

  it('answers every hook and function', async () => {
    const page = await open('/guide/hooks', { build });
    await hydrated(page);
    const values = () =>
      page
        .locator('[data-hooks]')
        .innerText()
        .then(text => JSON.parse(text));
    // What comes with effects of their own, after hydration.
    await expect.poll(values).toMatchObject({ getCopyableText: true, useDynamicToc: ['Second'] });
    const { exported } = await values();
    const names = compatibility.filter(({ kind }) => /^(hooks|components|icons)$/.test(kind));
    expect(names.filter(({ name }) => !exported.includes(name)).map(({ name }) => name)).toEqual([]);
    expect(await values()).toMatchObject({
      useActiveMatcher: true,
      useDark: false,
      useFrontmatter: 'Values of hooks',
      useI18n: 'Word of the plugin',
      useLang: 'en',
      useLocaleSiteData: 'en',
      useNav: ['Guide', 'Data', 'German', 'Menu'],
      usePage: '/guide/hooks',
      usePageData: ['Features', 'Hooks'],
      usePages: true,
      useSidebar: 6,
      useSidebarDynamic: 6,
      useSite: 'Features',
      useVersion: '',
      useWindowSize: true,
      useLocation: '/guide/hooks',
      extendPageData: 'data of /guide/hooks',
      addRuntimeModules: 'Text of a runtime module',
      useThemeState: 'light',
      useReadPercent: 'number',
      useStorageValue: 'initial',
      getCopyableText: true,
      mergeRefs: 'function',
      renderHtmlOrText: { children: 'a' },
      parseInlineMarkdownText: 'a',
      renderInlineMarkdown: { dangerouslySetInnerHTML: { __html: '<strong>a</strong>' } },
      usePrevNextPage: 'Wide',
      useMdUrl: '/guide/hooks.md',
      useHoverGroup: ['handleMouseEnter', 'handleMouseLeave', 'hoverGroup'],
      withSiteOrigin: 'https://example.com/a',
      copyToClipboard: 'function',
      useEditLink: { link: 'https://example.com/edit/en/guide/hooks.mdx' },
      routePathToMdPath: '/guide/start.md',
      withBase: '/a',
    });
  });

  it('shows the texts of the site', async () => {
    const texts: string[] = [];
    const read = async (page: Page) => texts.push(await page.content());
    for (const path of ['/', '/guide/start', '/guide/overview', '/guide/parts', '/404', '/guide/wide']) {
      const page = await open(path, { build, expectedErrors: /404/ });
      await hydrated(page);
      await read(page);
    }
    const overview = await open('/guide/overview', { build });
    await hydrated(overview);
    await overview.getByPlaceholder('[overview.filterPlaceholderText]').fill('qqqqqq');
    await overview.getByText('[overview.filterNoResultText]').waitFor();
    await read(overview);
    const page = await open('/guide/start', { build, width: 600 });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('qqqqqq');
    await page.getByText('[searchNoResultsText]').waitFor();
    await read(page);
    const shown = texts.join('\n');
    const rows = compatibility.filter(({ kind }) => kind === 'words');
    const missing = rows.filter(({ name }) => !shown.includes(`[${name}]`)).map(({ name }) => name);
    expect(missing).toEqual(rows.filter(({ state }) => state === 'unsupported').map(({ name }) => name));
    // From the file of `i18nSourcePath`.
    expect(shown).toContain('From i18n.json');
  });

  it('fills the slots that replace parts', async () => {
    const page = await open('/guide/start', { build });
    await hydrated(page);
    expect(await valuesOf(page, 'data-slot')).toContain('navTitle');
    expect(await page.locator('h2[data-own]').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-root=site]').count()).toBe(1);
    const home = await open('/', { build });
    expect(await valuesOf(home, 'data-slot')).toContain('HomeLayout');
    const unknown = await open('/404', { build, expectedErrors: /404/ });
    expect(await valuesOf(unknown, 'data-slot')).toContain('NotFoundLayout');
  });

  it('enlarges only the images that the selector matches, or none', async () => {
    const page = await open('/guide/start', { build, expectedErrors: /404/ });
    await hydrated(page);
    await page.getByRole('img', { name: 'Fixed' }).click();
    await page.getByRole('img', { name: 'Zoomable' }).click();
    await page.getByRole('dialog').getByRole('img', { name: 'Zoomable' }).waitFor();
    expect(await page.getByRole('dialog').getByRole('img', { name: 'Fixed' }).count()).toBe(0);
    const without = await open('/en/guide/start', { build: bare, expectedErrors: /404/ });
    await hydrated(without);
    await without.getByRole('img', { name: 'Zoomable' }).click();
    await settled(without);
    expect(await without.getByRole('dialog').count()).toBe(0);
  });

  it('shows the author of the last change', () => {
    expect(textOf('guide/wide.html')).toMatch(/\[lastUpdatedAuthorText\][^<]*\w+/);
  });
});

describe('a site with a title and nothing else', () => {
  it('lists files, folders, sections and links of _meta.json', async () => {
    const page = await open('/guide/', { build: fresh, expectedErrors: /favicon/ });
    await hydrated(page);
    const sidebar = page.locator('#duet-sidebar');
    for (const text of ['PART OF THE GUIDE', 'ELSEWHERE'])
      expect([text, await sidebar.getByText(text).count()]).toEqual([text, 1]);
    for (const [name, href] of [
      ['Start', '/guide/'],
      ['One', '/guide/part/one'],
      ['Outside', 'https://example.com'],
      ['Inside', '/guide/part/one'],
    ] as const) {
      const link = sidebar.getByRole('link', { name }).first();
      expect([name, (await link.getAttribute('href'))?.replace(/(index)?\.html$/, '')]).toEqual([name, href]);
    }
    expect(await sidebar.locator('.duet-sidebar__divider').count()).toBe(1);
    expect(await sidebar.getByRole('link', { name: 'Two' }).isVisible()).toBe(false);
  });

  it('shows icon, tag and context of a page in its sidebar', async () => {
    const page = await open('/guide/', { build: fresh, expectedErrors: /favicon/ });
    const row = page.locator('#duet-sidebar [data-context="of-the-page"]');
    expect(await row.getByRole('link', { name: 'One' }).locator('.duet-badge').innerText()).toBe('new');
    expect(await row.locator('img').getAttribute('src')).toBe('/logo.svg');
  });

  it('shows an icon given as HTML in the size of the others', async () => {
    const page = await open('/guide/', { build: fresh, expectedErrors: /favicon/ });
    const sizeOf = (image: Locator) =>
      image.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    const sidebar = page.locator('#duet-sidebar');
    expect(await sizeOf(sidebar.locator('[data-context="of-the-page"] img'))).toEqual([16, 16]);
    expect(await sizeOf(sidebar.locator('span > img'))).toEqual([16, 16]);
  });

  it('has its title in every page and a search that finds them', async () => {
    const page = await open('/', { build: fresh, expectedErrors: /favicon/ });
    await hydrated(page);
    expect(await page.locator('header').getByRole('link', { name: 'Fresh' }).count()).toBe(1);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('two');
    await page.getByRole('option').first().click();
    await page.getByRole('heading', { level: 1, name: 'Two' }).waitFor();
    await expect.poll(() => page.title()).toBe('Two - Fresh');
  });
});
