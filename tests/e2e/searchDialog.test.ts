import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, settled, violations } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { stopClock } from './support/clock';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { gate, scriptGate } from './support/gate';
import { translate } from './support/translate';

closeAfterwards();

let build: string;
beforeAll(async () => {
  build = await fixture('search');
}, fixtureTimeoutMs);

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');

/** From now on, notes which queries are answered. */
async function answers(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const body = document.querySelector<HTMLElement>('.duet-search-dialog__body')!;
    new MutationObserver(() => body.dataset.answered && seen.push(body.dataset.answered)).observe(body, {
      attributeFilter: ['data-answered'],
    });
    return seen;
  });
  return () => seen.jsonValue();
}

describe('the page behind the dialog', () => {
  it('is out of reach and still, and comes back with the focus where it was', async () => {
    const page = await open('/guide/port', { build });
    await hydrated(page);
    const link = page.locator('.rspress-doc a[href]').first();
    const isFocused = () => link.evaluate(node => node === document.activeElement);
    await link.focus();
    await page.keyboard.press('/');
    expect(await violations(page)).toEqual([]);
    await link.focus();
    await expect.poll(() => isFocused()).toBe(false);
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const at = document.activeElement;
          return at === document.body || at?.closest('dialog') !== null;
        }),
      ).toBe(true);
    }
    // The script that keeps the page still comes with the panel.
    await page.locator('.duet-search-dialog__body').waitFor({ state: 'attached' });
    await page.mouse.move(720, 850);
    await page.mouse.wheel(0, 400);
    await field(page).focus();
    await page.keyboard.press('PageDown');
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused()).toBe(true);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY > 0);
  });

  it('takes no click: the first one closes the dialog', async () => {
    const page = await open('/guide/port', { build });
    await hydrated(page);
    const link = page.getByRole('contentinfo').or(page.locator('.rspress-doc')).getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    await page.keyboard.press('Control+k');
    const { x, y } = (await page.getByRole('dialog').boundingBox())!;
    await page.mouse.click(x + 20, y + 20);
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true);
    await page.mouse.click(x / 2, 850);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/guide/port');
  });
});

/** A page of the fixture by language, its button, and a query with what it leads to. */
const sites = [
  ['en', '/guide/css', 'Search docs', 'port', '/guide/port'],
  ['zh', '/zh/guide/css', '搜索文档', '端口', '/zh/guide/port'],
] as const;

describe('a result in a new tab', () => {
  it('leaves the dialog as it is, by mouse and by keyboard', async () => {
    const page = await open('/guide/port', { build });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('port');
    await page.locator('[data-answered=port]').waitFor();
    const addressOf = (number: number) => options(page).nth(number).getAttribute('href');
    const opened = async (number: number, work: () => Promise<void>) => {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), work()]);
      await tab.waitForURL(`**${await addressOf(number)}`);
      await tab.close();
      expect(await field(page).inputValue()).toBe('port');
      expect(await field(page).evaluate(node => node === document.activeElement)).toBe(true);
    };
    const modifiers = ['Control' as const];
    await opened(1, () => options(page).nth(1).click({ modifiers }));
    await page.keyboard.press('ArrowDown');
    await opened(1, () => page.keyboard.press('Control+Enter'));
    const address = await addressOf(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address}`);
  });
});

describe('before React is there', () => {
  for (const [lang, path, name, query, link] of sites) {
    it(`keeps what is typed, and searches it as soon as it can (${lang})`, async () => {
      const { hold, release } = scriptGate();
      const page = await open(path, { build, until: 'commit', before: hold });
      await page.getByRole('button', { name }).click();
      await page.keyboard.type(query);
      release();
      await options(page).first().waitFor();
      expect(await options(page).first().getAttribute('href')).toBe(link);
      expect(await field(page).inputValue()).toBe(query);
      expect(await field(page).evaluate(node => node === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${link}`);
    });

    it(`opens and closes by keys (${lang})`, async () => {
      const { hold, release } = scriptGate();
      const page = await open(path, { build, until: 'commit', before: hold });
      const isOpen = () => field(page).isVisible();
      await page.getByRole('button', { name }).waitFor();
      for (const key of ['Control+k', 'Meta+k']) {
        await page.keyboard.press(key);
        await expect.poll(() => isOpen()).toBe(true);
        await page.keyboard.press(key);
        await expect.poll(() => isOpen()).toBe(false);
      }
      await page.keyboard.press('/');
      await expect.poll(() => isOpen()).toBe(true);
      await expect.poll(() => field(page).inputValue()).toBe('');
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen()).toBe(false);
      release();
      await hydrated(page);
    });

    it(`opens the result that Enter was pressed for (${lang})`, async () => {
      const { hold, release } = scriptGate();
      const page = await open(path, { build, until: 'commit', before: hold });
      await page.getByRole('button', { name }).waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');
      release();
      await page.waitForURL(`**${link}`);
    });
  }
});

describe('Enter before its result', () => {
  for (const [lang, path, , query, link] of sites) {
    it(`is remembered while the panel is on its way (${lang})`, async () => {
      const { hold, release } = scriptGate();
      const page = await open(path, { build });
      await hydrated(page);
      await hold(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');
      release();
      await page.waitForURL(`**${link}`);
    });
  }

  for (const [path, word, loading] of [
    ['/guide/css', 'holds', 'Searching…'],
    ['/zh/guide/css', '存放', '正在搜索…'],
  ] as const) {
    it(`waits for the text of the pages where no title answers (${word})`, async () => {
      const { hold, release } = gate();
      const page = await open(path, {
        build,
        before: page => page.route('**/search_index*', hold),
      });
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText(loading).waitFor();
      expect(await options(page).count()).toBe(0);
      release();
      await page.waitForURL(url => url.pathname.endsWith('/guide/asset-prefix'));
    });
  }

  it('is forgotten with the dialog', async () => {
    const { hold, release } = scriptGate();
    const page = await open('/guide/css', { build });
    await hydrated(page);
    await hold(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('port');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    release();
    await page.locator('[data-answered=""]').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('port');
    await options(page).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/guide/css');
  });
});

describe('loading', () => {
  it('asks for panel, worker and index together on the first intent, and for nothing before', async () => {
    const asked: string[] = [];
    const { hold, release } = gate();
    const page = await open('/guide/css', { build });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.route('**/static/**', hold);
    await settled(page);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Search docs' }).hover();
    const scripts = () => asked.filter(path => path.endsWith('.js'));
    const indexes = () => asked.filter(path => path.includes('search_index-head'));
    await expect.poll(() => [scripts().length, indexes().length]).toEqual([2, 1]);
    // None of them is answered yet: that of the panel, that of the worker, and the index.
    const together = scripts();
    release();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('port');
    await options(page).first().waitFor();
    expect(indexes().length).toBe(1);
    expect(page.workers().map(worker => new URL(worker.url()).pathname)).toEqual([
      together.find(path => path === new URL(page.workers()[0]!.url()).pathname),
    ]);
  });
});

describe('keys and typing', () => {
  it('opens once while its key is held down', async () => {
    const page = await open('/', { build });
    await hydrated(page);
    await page.keyboard.down('Control');
    const isOpen: boolean[] = [];
    // After the first time, the browser is told that the key repeats.
    for (let time = 0; time < 4; time++) {
      await page.keyboard.down('k');
      isOpen.push(await field(page).isVisible());
    }
    expect(isOpen).toEqual([true, true, true, true]);
    await page.keyboard.up('k');
    await page.keyboard.press('k');
    await expect.poll(() => field(page).isVisible()).toBe(false);
  });

  it('leaves the slash to fields', async () => {
    const page = await open('/guide/css', { build });
    await hydrated(page);
    for (const made of ['<input>', '<textarea></textarea>', '<div contenteditable="true"></div>']) {
      await page.evaluate(html => {
        const article = document.querySelector('.rspress-doc')!;
        article.insertAdjacentHTML('afterbegin', html);
        (article.firstElementChild as HTMLElement).focus();
      }, made);
      await page.keyboard.press('/');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }
  });

  it('does not search after the dialog was closed', async () => {
    const page = await open('/guide/css', { build });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.locator('[data-answered=""]').waitFor({ state: 'attached' });
    const answered = await answers(page);
    await page.clock.install();
    await stopClock(page);
    await page.keyboard.type('port');
    await page.keyboard.press('Escape');
    // Longer than typing has to rest.
    await page.clock.runFor(400);
    await page.keyboard.press('Control+k');
    await expect.poll(() => field(page).inputValue()).toBe('');
    await expect.poll(() => page.getByRole('dialog').getByRole('status').textContent()).toBe('');
    await expect.poll(() => options(page).count()).toBe(0);
    // Answers come in the order of the questions, so one to `port` would stand before this one.
    await page.keyboard.type('asset');
    await page.clock.runFor(400);
    await options(page).first().waitFor();
    expect(await answered()).toEqual(['asset']);
  });

  it('leaves keys and half words to an input method', async () => {
    const page = await open('/zh/guide/css', { build });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.locator('[data-answered=""]').waitFor({ state: 'attached' });
    const answered = await answers(page);
    await page.clock.install();
    await stopClock(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'duan', selectionStart: 4, selectionEnd: 4 });
    await page.clock.runFor(400);
    await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await session.send('Input.insertText', { text: '端口' });
    await page.clock.runFor(400);
    await options(page).first().waitFor();
    expect(await options(page).first().getAttribute('href')).toBe('/zh/guide/port');
    expect(await answered()).toEqual(['端口']);
    // The Enter that chose a word opens nothing.
    expect(new URL(page.url()).pathname).toBe('/zh/guide/css');
  });

  it('searches half words of a keyboard of Android, which composes every word', async () => {
    const userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile';
    const page = await open('/guide/css', { build, userAgent });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.locator('[data-answered=""]').waitFor({ state: 'attached' });
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'asse', selectionStart: 4, selectionEnd: 4 });
    await options(page).first().waitFor();
  });

  it('takes a key from the moment the results are there', async () => {
    const page = await open('/guide/css', { build });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.locator('[data-answered=""]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const field = document.querySelector('[role=combobox]')!;
      // An observer is called right after the change, before React's own follow-ups.
      new MutationObserver((_, observer) => {
        if (document.querySelectorAll('[role=option]').length < 2) return;
        observer.disconnect();
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      }).observe(field.closest('dialog')!, { subtree: true, childList: true });
    });
    // At once: of words typed key by key, a slow page shows the results of the first letters too.
    await page.keyboard.insertText('port');
    await page.locator('[data-answered=port]').waitFor();
    expect(await options(page).nth(1).getAttribute('aria-selected')).toBe('true');
  });

  it('never opens a result of what stood there before', async () => {
    const page = await open('/guide/css', { build });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('port');
    await page.locator('[data-answered=port]').waitFor();
    await field(page).fill('asset prefix');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guide/asset-prefix');
  });
});

it('works on a page that the browser has translated', async () => {
  const page = await open('/guide/css', { build });
  await hydrated(page);
  await translate(page, true);
  await page.keyboard.press('Control+k');
  for (const word of ['port', 'asset']) {
    await field(page).fill(word);
    await page.locator(`[data-answered="${word}"]`).waitFor();
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(url => url.pathname !== '/guide/css');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

describe('with the system’s own colours', () => {
  it.each(['light', 'dark'] as const)('shows the selected result and the matches (%s)', async colorScheme => {
    const page = await open('/guide/css', { build, forcedColors: 'active', colorScheme });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('port');
    const [first, second] = [options(page).first(), options(page).nth(1)];
    await second.waitFor();
    const outline = (node: Element) => getComputedStyle(node).outlineStyle;
    expect(await first.evaluate(outline)).toBe('solid');
    expect(await second.evaluate(outline)).toBe('none');
    const match = () =>
      page
        .locator('mark')
        .first()
        .evaluate(node => {
          const { textDecorationLine: line, color } = getComputedStyle(node);
          return { line, isAsText: color === getComputedStyle(node.parentElement!).color };
        });
    await expect.poll(match).toEqual({ line: 'underline', isAsText: true });
  });
});
