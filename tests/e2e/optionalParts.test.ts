import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Locator, Page, Route } from 'playwright';
import { createAudit, hydrated, layoutProblems } from '../../plugins/tools/audit/index';
import { closeAfterwards, type OpenOptions, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { headersOf } from './support/headers';
import { limit } from './support/limits';
import { openStrictly } from './support/strictPage';
import { translate } from './support/translate';

closeAfterwards();

let build: string;
/** A site without any of the parts. */
let without: string;
beforeAll(async () => {
  build = await fixture('optional');
  without = await fixture('versions');
}, 2 * fixtureTimeoutMs);

const openPage = (path: string, options: OpenOptions = {}) => open(path, { build, ...options });
const read = (file: string) => readFileSync(join(build, file), 'utf8');
/** The links in the head of a page as the build wrote it: relation, language and address. */
const headLinks = (file: string) =>
  [...read(file).matchAll(/<link rel="(canonical|alternate)" (?:hreflang="([^"]*)" )?href="([^"]*)"/g)]
    .map(([, rel, lang, href]) => `${lang ?? rel} ${href?.replace('https://example.com', '')}`)
    .sort();
/** The text of all indexes of the search. */
const indexes = () =>
  readdirSync(join(build, 'static'))
    .filter(name => name.startsWith('search_index.'))
    .map(name => [name, read(join('static', name))] as const);

/** Where the text of an element is. */
function startOfText(element: Element): { left: number; right: number } {
  const range = document.createRange();
  range.selectNodeContents(element);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
  return { left: Math.min(...boxes.map(box => box.left)), right: Math.max(...boxes.map(box => box.right)) };
}

describe('a page without a translation', () => {
  it('is the original in the frame of the reader, with a notice, without scripts', async () => {
    const page = await openPage('/zh/guide/only', { javaScriptEnabled: false });
    expect(await page.getByRole('complementary', { name: '翻译说明' }).innerText()).toBe(
      '本页尚未翻译，以下为原文。',
    );
    expect(await page.locator('html').getAttribute('lang')).toBe('zh');
    const article = page.locator('.rspress-doc');
    expect([await article.getAttribute('lang'), await article.getAttribute('dir')]).toEqual(['en', 'ltr']);
    expect(await article.getByRole('heading', { level: 1 }).innerText()).toBe('Only in English');
    expect(await page.locator('#duet-outline ul').getAttribute('lang')).toBe('en');
    const sidebar = page.locator('#duet-sidebar');
    expect(await sidebar.locator('[aria-current=page]').getAttribute('href')).toBe('/zh/guide/only');
    expect(await sidebar.getByRole('link').allInnerTexts()).toEqual(
      ['第一页', '分组', '深处的页面', '新页面', 'Only in English'].filter(name => name !== '分组'),
    );
    // Its links stay in the language of the reader.
    const hrefs = await article
      .locator('p a')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(hrefs).toEqual(['/zh/guide/group/deep#links', '/zh/guide/a']);
  });

  it('names the original as canonical; only real translations are alternates', () => {
    expect(headLinks('zh/guide/only.html')).toEqual(['canonical /guide/only']);
    expect(headLinks('guide/only.html')).toEqual(['canonical /guide/only']);
    expect(headLinks('v1/zh/guide/only.html')).toEqual(['canonical /guide/only']);
    expect(headLinks('zh/guide/a.html')).toEqual([
      'canonical /zh/guide/a',
      'en /guide/a',
      'x-default /guide/a',
      'zh /zh/guide/a',
    ]);
  });

  it('is in search, sitemap and lists once, and has its own Markdown', () => {
    const found = indexes().filter(([, text]) => text.includes('bilbies'));
    expect(found.length).toBeGreaterThan(0);
    for (const [name] of found) expect(name).not.toContain('.zh.');
    expect(read('sitemap.xml')).toContain('https://example.com/guide/only<');
    expect(read('sitemap.xml')).not.toContain('zh/guide/only');
    expect(read('llms.txt')).toContain('/guide/only.md');
    expect(read('zh/llms.txt') + read('zh/llms-full.txt')).not.toContain('guide/only.md');
    expect(read('zh/guide/only.md')).toContain('Words about bilbies');
  });

  it('is reached from the original and left again, with the right head', async () => {
    const page = await openPage('/guide/only');
    await hydrated(page);
    const alternates = () =>
      page
        .locator('head link:is([rel=canonical], [hreflang])')
        .evaluateAll(links => links.map(link => new URL((link as HTMLLinkElement).href).pathname));
    await page.getByRole('button', { name: 'Language: English' }).click();
    const language = page.getByRole('link', { name: '简体中文' }).first();
    expect(await language.getAttribute('hreflang')).toBeNull();
    await language.click();
    await page.waitForURL('**/zh/guide/only');
    await page.getByRole('complementary', { name: '翻译说明' }).waitFor();
    await expect.poll(alternates).toEqual(['/guide/only']);
    await page.locator('#duet-sidebar').getByRole('link', { name: '第一页' }).click();
    await page.waitForURL('**/zh/guide/a');
    await expect.poll(alternates).toEqual(['/zh/guide/a', '/guide/a', '/zh/guide/a', '/guide/a']);
    expect(await page.getByRole('complementary', { name: '翻译说明' }).count()).toBe(0);
    expect(await page.locator('.rspress-doc').getAttribute('lang')).toBeNull();
  });

  it('runs in its own direction where that of the reader is another one', async () => {
    for (const width of [1440, 390]) {
      const page = await openPage('/ar/guide/only', { width });
      const directionOf = (part: Locator) => part.evaluate(element => getComputedStyle(element).direction);
      const notice = page.getByRole('complementary', { name: 'الترجمة' });
      expect(await notice.innerText()).toBe('لم تُترجم هذه الصفحة بعد. أنت تقرأ النص الأصلي.');
      const article = page.locator('.rspress-doc');
      expect([await article.getAttribute('lang'), await article.getAttribute('dir')]).toEqual(['en', 'ltr']);
      expect([await directionOf(notice), await directionOf(article)]).toEqual(['rtl', 'ltr']);
      // The text of the page begins at the left, that of the frame at the right.
      const [title, text, frame] = await Promise.all([
        article.getByRole('heading', { level: 1 }).evaluate(startOfText),
        notice.evaluate(startOfText),
        notice.boundingBox(),
      ]);
      expect(title.left - frame!.x).toBeLessThan(1);
      expect(frame!.x + frame!.width - text.right).toBeLessThan(40);
      expect(text.left - frame!.x).toBeGreaterThan(frame!.x + frame!.width - text.right);
      expect(await layoutProblems(page)).toEqual([]);
    }
  });

  it('is not served if the page says so', () => {
    expect([
      existsSync(join(build, 'guide/kept.html')),
      existsSync(join(build, 'zh/guide/kept.html')),
    ]).toEqual([true, false]);
  });
});

describe('the notice on other versions', () => {
  it('leads to the same page of the current version, or to its overview, without scripts', async () => {
    const noticeOn = async (path: string) => {
      const page = await openPage(path, { javaScriptEnabled: false });
      const notice = page.getByRole('complementary', { name: /^(Version|版本说明)$/ });
      if ((await notice.count()) === 0) return [];
      return [await notice.innerText(), await notice.getByRole('link').getAttribute('href')];
    };
    expect(await noticeOn('/v1/guide/a')).toEqual([
      'This is the documentation of version v1. This page in version v2',
      '/guide/a',
    ]);
    expect(await noticeOn('/v1/zh/guide/old')).toEqual(['这是 v1 版本的文档。 查看 v2 版本的文档', '/zh/']);
    expect(await noticeOn('/next/guide/a')).toEqual([
      'This is the documentation of version next, which is not released yet. This page in version v2',
      '/guide/a',
    ]);
    expect(await noticeOn('/guide/a')).toEqual([]);
  });

  it('is beside the address of the current version and the wishes of the site for search engines', () => {
    expect(headLinks('v1/guide/a.html')).toContain('canonical /guide/a');
    expect(headLinks('v1/guide/old.html')).toContain('canonical /v1/guide/old');
    const robots = '<meta name="robots" content="noindex">';
    expect([read('v1/guide/a.html'), read('next/guide/a.html')].map(html => html.includes(robots))).toEqual([
      true,
      false,
    ]);
  });
});

describe('drafts and unlisted pages', () => {
  it('are not in the build, or in no list of it', async () => {
    expect(existsSync(join(build, 'guide/draft.html'))).toBe(false);
    expect(read('guide/unlisted.html')).toContain('numbats');
    expect(read('guide/unlisted.html')).toContain('<meta name="robots" content="noindex">');
    for (const file of ['guide/a.html', 'sitemap.xml', 'llms.txt', 'llms-full.txt', 'zh/llms.txt'])
      expect(read(file)).not.toMatch(/guide\/(draft|unlisted)|numbats|quokkas/);
    for (const [, text] of indexes()) expect(text).not.toMatch(/numbats|quokkas/);
    expect(read('duet-previews/v2/en/section/guide.json')).not.toContain('unlisted');
  });
});

describe('the 404 pages of languages and versions', () => {
  it('are in no list for language models', () => {
    for (const prefix of ['', 'zh/', 'v1/', 'next/zh/'])
      for (const file of [`${prefix}llms.txt`, `${prefix}llms-full.txt`])
        expect([file, read(file).includes('404')]).toEqual([file, false]);
  });
});

describe('the question about a page', () => {
  it('is a form without scripts, and a link that opens an issue', async () => {
    const page = await openPage('/zh/guide/a', { javaScriptEnabled: false, expectedErrors: /404/ });
    const question = page.getByRole('region', { name: '本页内容对你有帮助吗？' });
    const issue = new URL((await question.getByRole('link').getAttribute('href'))!);
    expect([issue.searchParams.get('labels'), issue.searchParams.get('title')]).toEqual(['docs', '第一页']);
    expect(issue.searchParams.get('body')).toContain(
      'Page: https://example.com/zh/guide/a\nLanguage: zh\nVersion: v2',
    );
    // Nobody answers on paper.
    await page.emulateMedia({ media: 'print' });
    expect(await question.count()).toBe(0);
    await page.emulateMedia({ media: null });
    const sent = page.waitForRequest(request => request.method() === 'POST');
    await question.getByRole('button', { name: '有帮助', exact: true }).click();
    expect((await sent).url()).toMatch(/\/answers$/);
    expect(new URLSearchParams((await sent).postData()!).toString()).toBe(
      new URLSearchParams({ page: '/zh/guide/a', lang: 'zh', version: 'v2', answer: 'yes' }).toString(),
    );
  });

  it('sends nothing before an answer, stays on the page, and says what has become of the answer', async () => {
    const requests: string[] = [];
    let status = 503;
    const page = await openPage('/guide/a', {
      expectedErrors: /503/,
      before: async page => {
        await page.route('**/answers', route => {
          requests.push(route.request().postData() ?? '');
          return route.fulfill({ status });
        });
      },
    });
    await hydrated(page);
    const question = page.getByRole('region', { name: 'Was this page helpful?' });
    await question.scrollIntoViewIfNeeded();
    expect(requests).toEqual([]);
    await page.evaluate(() =>
      document.addEventListener('duet:helpful', event => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      }),
    );
    await question.getByRole('button', { name: 'No' }).click();
    await question.getByText('Your answer could not be sent.').waitFor();
    await translate(page);
    status = 204;
    await question.getByRole('button', { name: '«No»' }).click();
    const thanks = question.getByText('Thank you for your answer.');
    await thanks.waitFor();
    expect(await thanks.evaluate(element => element === document.activeElement)).toBe(true);
    expect(requests).toEqual(Array(2).fill('page=%2Fguide%2Fa&lang=en&version=v2&answer=no'));
    expect(JSON.parse(await page.title())).toEqual({
      page: '/guide/a',
      lang: 'en',
      version: 'v2',
      answer: 'no',
    });
    expect(await page.context().cookies()).toEqual([]);
  });
});

describe('breadcrumbs', () => {
  it('tell where the page is, as structured data too, also on phones and without scripts', async () => {
    const page = await openPage('/guide/group/deep', { javaScriptEnabled: false, width: 390 });
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(await trail.getByRole('listitem').allInnerTexts()).toEqual([
      'Home',
      'Basics',
      'Group',
      'Deep page',
    ]);
    expect(
      await trail.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href'))),
    ).toEqual(['/']);
    expect(await trail.locator('[aria-current=page]').innerText()).toBe('Deep page');
    const items = trail.locator('[itemprop=itemListElement]');
    expect(await items.locator('[itemprop=name]').allInnerTexts()).toEqual(['Home', 'Deep page']);
    expect(
      await items
        .locator('[itemprop=position]')
        .evaluateAll(metas => metas.map(meta => meta.getAttribute('content'))),
    ).toEqual(['1', '2']);
    expect(await layoutProblems(page)).toEqual([]);
  });
});

describe('single keys', () => {
  it('lists no keys of the search on a site without one', { timeout: fixtureTimeoutMs }, async () => {
    const page = await open('/docs/guide.html', { build: await fixture('plain', 'keys') });
    await hydrated(page);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByText('Next Page').waitFor();
    expect(await list.getByText('Search docs').count()).toBe(0);
  });

  it('move between pages and parts, not while typing, and can be turned off', async () => {
    const page = await openPage('/guide/a');
    await hydrated(page);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);
    await page.keyboard.press('o');
    expect(await focused()).toBe('#part-v2');
    await page.keyboard.press('m');
    expect(await focused()).toBe('/guide/a');
    await page.keyboard.press('n');
    await page.waitForURL('**/guide/group/deep');
    await page.getByRole('heading', { level: 1, name: 'Deep page' }).waitFor();
    await page.keyboard.press('p');
    await page.waitForURL('**/guide/a');
    await page.getByRole('heading', { level: 1, name: 'First page' }).waitFor();

    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('');
    await page.keyboard.type('no?');
    expect(await page.getByRole('combobox').inputValue()).toBe('no?');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/guide/a');

    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    for (const key of ['n', '?', '/']) await page.keyboard.press(key);
    // It opens always, so that the keys can be turned on again.
    await page.keyboard.press('Control+/');
    await list.waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/guide/a');
  });
});

describe('the preview of a link', () => {
  /** The requests of a page beside its own, by path. */
  const openPreviews = async (path: string, options: OpenOptions = {}) => {
    const page = await openPage(path, options);
    await hydrated(page);
    const requests: string[] = [];
    page.on('request', request => requests.push(new URL(request.url()).pathname));
    return { page, requests, preview: page.getByRole('tooltip') };
  };
  const link = (page: Page) => page.locator('.rspress-doc p a').first();

  it('opens on hover, can be hovered, and closes when the pointer leaves or Escape is pressed', async () => {
    const { page, requests, preview } = await openPreviews('/zh/guide/only');
    await link(page).hover();
    await preview.waitFor();
    expect(await preview.innerText()).toBe('深处的页面\n\n关于袋熊的文字。');
    expect(await link(page).getAttribute('aria-describedby')).toBe(await preview.getAttribute('id'));
    // One small file and the code that shows it, but not the script of the page.
    const data = requests.filter(path => !path.endsWith('.js'));
    expect(data).toEqual(['/duet-previews/v2/zh/section/guide.json']);
    await preview.hover();
    expect(await preview.isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await preview.waitFor({ state: 'detached' });
    await link(page).hover();
    await preview.waitFor();
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    expect(await link(page).getAttribute('aria-describedby')).toBeNull();
    expect(requests.filter(path => path.endsWith('.json'))).toHaveLength(1);
  });

  it('opens on keyboard focus, and closes with it', async () => {
    const { page, preview } = await openPreviews('/guide/only');
    await page.keyboard.press('Tab');
    await link(page).focus();
    await preview.waitFor();
    expect(await preview.innerText()).toBe('Deep page\n\nWords about wombats.');
    await page.keyboard.press('Tab');
    await expect.poll(() => preview.innerText()).toContain('First page');
    await page.keyboard.press('Tab');
    await preview.waitFor({ state: 'detached' });
  });

  it('is beside its link, in both directions of text and at every width', async () => {
    for (const [width, direction] of [
      [1440, 'ltr'],
      [1440, 'rtl'],
      [320, 'ltr'],
    ] as const) {
      const { page, preview } = await openPreviews('/guide/only', { width });
      await page.evaluate(dir => document.documentElement.setAttribute('dir', dir), direction);
      await link(page).hover();
      await preview.waitFor();
      const [box, target] = [(await preview.boundingBox())!, (await link(page).boundingBox())!];
      expect(box.y - (target.y + target.height)).toBeLessThan(12);
      expect(box.y).toBeGreaterThanOrEqual(target.y + target.height - 1);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  });
});

describe('the assistant', () => {
  /** Opens a page whose questions are answered by `answer`; what has been asked is in `asked`. */
  async function openAssistant(answer: (route: Route) => Promise<void> | void) {
    const asked: { messages: { content: string }[]; lang: string; version: string }[] = [];
    const { page, blocked } = await openStrictly('/guide/a', {
      build,
      headers: headersOf(build),
      expectedErrors: /429|ERR_FAILED/,
    });
    await page.route('https://ask.example.com/', route => {
      asked.push(route.request().postDataJSON());
      return answer(route);
    });
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Ask a question' });
    const dialog = page.getByRole('dialog', { name: 'Ask the documentation' });
    return { page, blocked, asked, button, dialog };
  }
  const stream = (...events: [name: string, data: unknown][]) => ({
    contentType: 'text/event-stream',
    headers: { 'access-control-allow-origin': '*' },
    body: events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
  });
  const sources: [string, unknown] = [
    'sources',
    [{ title: 'Deep page', heading: 'Deep page', link: '/guide/group/deep' }],
  ];
  const html = '<img src=x onerror="document.title = 1">';

  it('answers by keyboard alone, with sources, under a strict policy; nothing is loaded or sent before', async () => {
    const { page, blocked, asked, button, dialog } = await openAssistant(route =>
      route.fulfill(
        stream(sources, ['text', 'Read **this**: [deep](/guide/group/deep), '], ['text', html], ['done', {}]),
      ),
    );
    const loaded: string[] = [];
    page.on('request', request => loaded.push(request.url()));
    await button.focus();
    expect(loaded).toEqual([]);
    await page.keyboard.press('Enter');
    const field = dialog.getByRole('textbox', { name: 'Your question' });
    await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true);
    expect([loaded.length > 0, asked]).toEqual([true, []]);
    await page.keyboard.type('Which port?');
    await page.keyboard.press('Enter');
    const answer = dialog.getByRole('article', { name: 'Which port?' });
    // As text: nothing of an answer becomes HTML.
    await answer.getByText(html).waitFor();
    expect(await dialog.locator('img').count()).toBe(0);
    expect(await answer.locator('[aria-live]').innerText()).toBe(`Read this: deep, ${html}`);
    await page.keyboard.type('And then?');
    await page.keyboard.press('Enter');
    await dialog.getByRole('article', { name: 'And then?' }).getByText(html).waitFor();
    expect(asked.map(({ messages }) => messages.map(({ content }) => content.slice(0, 11)))).toEqual([
      ['Which port?'],
      ['Which port?', 'Read **this', 'And then?'],
    ]);
    expect(asked[0]).toMatchObject({ lang: 'en', version: 'v2' });
    expect(await createAudit(['light', 'dark'])(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true);
    // The conversation is still there, and a source leads to its page.
    await page.keyboard.press('Enter');
    await answer.getByRole('list', { name: 'Sources' }).getByRole('link', { name: 'Deep page' }).click();
    await page.waitForURL('**/guide/group/deep');
    await dialog.waitFor({ state: 'hidden' });
    expect([blocked, await page.context().cookies()]).toEqual([[], []]);
  });

  it('can be stopped, says what went wrong, and tries again', async () => {
    const answers = [
      () => {},
      (route: Route) => route.fulfill({ status: 429, headers: { 'access-control-allow-origin': '*' } }),
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill(stream(['text', 'At last.'], ['done', {}])),
    ];
    const { page, asked, button, dialog } = await openAssistant(route => answers[asked.length - 1]!(route));
    await button.click();
    const ask = async (question: string) => {
      await dialog.getByRole('textbox').fill(question);
      await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    };
    await ask('First?');
    await dialog.getByRole('status').getByText('Looking for an answer…').waitFor();
    expect(await dialog.locator('article [aria-hidden]').getAttribute('translate')).toBe('no');
    await translate(page);
    await dialog.getByRole('button', { name: '«Stop»' }).click();
    await dialog.getByRole('status').getByText('Stopped.').waitFor();
    await ask('Second?');
    await dialog.getByText('Too many questions in a short time.').waitFor();
    const again = dialog.getByRole('button', { name: 'Try again' });
    await again.click();
    await dialog.getByText('The answer could not be loaded.').waitFor();
    await again.click();
    await dialog.getByRole('article', { name: 'Second?' }).getByText('At last.').waitFor();
    expect(await dialog.getByRole('article').count()).toBe(2);
    await dialog.getByRole('button', { name: 'New conversation' }).click();
    expect(await dialog.getByRole('article').count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('all optional parts', () => {
  it(
    'have no violations in both schemes, also under a strict policy, and fit at 320 pixels right to left',
    async () => {
      const audit = createAudit(['light', 'dark']);
      const { page, blocked } = await openStrictly('/zh/guide/only', { build, headers: headersOf(build) });
      await hydrated(page);
      await page.locator('.rspress-doc p a').first().hover();
      await page.getByRole('tooltip').waitFor();
      expect(await audit(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      expect(await audit(page)).toEqual([]);
      expect(blocked).toEqual([]);
      const narrow = await openPage('/v1/guide/group/deep', { width: 320 });
      await hydrated(narrow);
      expect(await audit(narrow)).toEqual([]);
      await narrow.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect(await layoutProblems(narrow)).toEqual([]);
    },
    limit(60_000),
  );

  it('leave no byte on a site without them', () => {
    const names =
      /duet-(assistant|breadcrumbs|helpful|shortcuts|version-notice|link-preview|previews|original)|DUET_[A-Z]|本页尚未翻译|向文档提问|单键快捷键/;
    const files = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
        /\.(html|js|css)$/.test(name),
      );
    const withParts = (folder: string) =>
      files(folder).filter(name => names.test(readFileSync(join(folder, name), 'utf8')));
    expect(withParts(build).length).toBeGreaterThan(10);
    expect(withParts(without)).toEqual([]);
  });
});
