import { describe, expect, it } from '@rstest/core';
import type { Page, Route } from 'playwright';
import { hydrated, settled } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { gate, scriptGate } from './support/gate';
import { translate } from './support/translate';

closeAfterwards();

const expectedErrors = /Failed to load|could not be loaded|ChunkLoadError|SyntaxError|ERR_/;
const sidebarLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages in this section' }).getByRole('link', { name: 'Article' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const message = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection' });
const chunks = '**/async/route-*.js';

/** Opens a page of the website, and counts the documents that are loaded from then on. */
async function start() {
  const page = await open('/shell/', { build: 'website', expectedErrors });
  await hydrated(page);
  const loaded: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return { page, loaded };
}

describe('a connection that is lost', () => {
  it('leaves the page in view with a message, and opens the next one when it is back', async () => {
    const { page, loaded } = await start();
    await page.context().setOffline(true);
    await sidebarLink(page).press('Enter');
    await message(page).waitFor();
    expect(await heading(page, 'A doc page').isVisible()).toBe(true);
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.context().setOffline(false);
    await heading(page, 'Article').waitFor();
    expect([new URL(page.url()).pathname, loaded]).toEqual(['/shell/article', ['/shell/article']]);
  });

  it('leaves the page in view before React is there too', async () => {
    const { hold, release } = scriptGate();
    const page = await open('/shell/', { build: 'website', expectedErrors, before: hold, until: 'commit' });
    await sidebarLink(page).waitFor();
    await page.context().setOffline(true);
    await sidebarLink(page).press('Enter');
    await message(page).waitFor();
    expect(await heading(page, 'A doc page').isVisible()).toBe(true);
    await page.context().setOffline(false);
    release();
    await heading(page, 'Article').waitFor();
  });

  it('is forgotten when the reader goes elsewhere', async () => {
    const { page } = await start();
    // The page of a link is loaded when the pointer has rested on it.
    const loaded = page.waitForResponse(chunks);
    await sidebarLink(page).hover();
    await (await loaded).finished();
    await page.route(chunks, route => route.abort('internetdisconnected'));
    await page.route('**/shell/**', route => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: 'A long outline' }).first().press('Enter');
    await message(page).waitFor();
    await sidebarLink(page).press('Enter');
    await heading(page, 'Article').waitFor();
    await message(page).waitFor({ state: 'hidden' });
  });
});

describe('a chunk of a page', () => {
  const source = async (route: Route) => (await route.fetch()).text();
  for (const [name, answer] of [
    ['missing, as after a deployment', async (route: Route) => route.fulfill({ status: 404, body: '' })],
    ['truncated', async (route: Route) => route.fulfill({ body: (await source(route)).slice(0, 400) })],
    ['corrupt', async (route: Route) => route.fulfill({ body: '<!doctype html>' })],
  ] as const) {
    it(`that is ${name} loads its page once from the server, and never again`, async () => {
      const { page, loaded } = await start();
      await page.route(chunks, answer);
      await sidebarLink(page).press('Enter');
      await page.waitForURL('**/shell/article');
      await heading(page, 'Article').waitFor();
      await page.waitForLoadState('networkidle');
      await settled(page);
      expect(loaded).toEqual(['/shell/article']);
      expect(await heading(page, 'Article').isVisible()).toBe(true);
    });
  }

  it('that is slow shows the progress bar, then its page', async () => {
    const { page, loaded } = await start();
    const { hold, release } = gate();
    await page.route(chunks, hold);
    await sidebarLink(page).press('Enter');
    await page.getByRole('progressbar').waitFor();
    expect(await heading(page, 'A doc page').isVisible()).toBe(true);
    release();
    await heading(page, 'Article').waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(loaded).toEqual([]);
  });
});

describe('a page that the browser has translated', () => {
  it('leads to other pages, which show their own dates', async () => {
    const updated = async (page: Page) =>
      (await page.getByText('Last updated').innerText()).replace(/[«»]/g, '');
    const untranslated = await open('/shell/article', { build: 'website' });
    const { page, loaded } = await start();
    await translate(page);
    await page.locator('#duet-sidebar a[href="/shell/article"]').press('Enter');
    await heading(page, 'Article').waitFor();
    await expect.poll(() => updated(page)).toBe(await updated(untranslated));
    expect(loaded).toEqual([]);
  });

  it('is loaded again if React cannot remove what was translated', async () => {
    const page = await open('/shell/', { build: 'website', expectedErrors: /removeChild/ });
    await hydrated(page);
    // A text without an element of its own, which a page written as a component may have.
    await page.evaluate(() => {
      const text = [...document.querySelector('.rspress-doc')!.childNodes].find(
        ({ nodeType }) => nodeType === 3,
      )!;
      text.replaceWith(document.createElement('font'));
    });
    for (const name of ['Article', 'A doc page']) {
      await page
        .getByRole('navigation', { name: 'Pages in this section' })
        .getByRole('link', { name })
        .press('Enter');
      await heading(page, name).waitFor();
      await hydrated(page);
    }
  });
});

describe('a step back to a page whose chunk is not there any more', () => {
  /** Goes from a long page, of which the end is read, to a short one that the reader loads again. */
  async function leave() {
    const page = await open('/shell/long', { build: 'website', expectedErrors });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 3000));
    await sidebarLink(page).press('Enter');
    await heading(page, 'Article').waitFor();
    await page.reload();
    await hydrated(page);
    return page;
  }

  it('keeps the page in view until it is there, and restores the scroll position', async () => {
    const page = await leave();
    const { hold, release } = gate();
    await page.route(chunks, hold);
    await page.evaluate(() => history.back());
    await page.getByRole('progressbar').waitFor();
    expect(await heading(page, 'Article').isVisible()).toBe(true);
    release();
    await heading(page, 'A long outline').waitFor();
    await page.waitForFunction(() => scrollY === 3000);
  });

  it('loads the page from the server after a deployment', async () => {
    const page = await leave();
    await page.route(chunks, route => route.fulfill({ status: 404, body: '' }), { times: 1 });
    await page.evaluate(() => history.back());
    await heading(page, 'A long outline').waitFor();
  });

  it('says that the connection is lost, and shows the page once it is back', async () => {
    const page = await leave();
    await page.context().setOffline(true);
    // The browser may have kept it.
    await page.route(chunks, route => route.abort('internetdisconnected'));
    await page.evaluate(() => history.back());
    await message(page).waitFor();
    expect(await heading(page, 'Article').isVisible()).toBe(true);
    await page.unroute(chunks);
    await page.context().setOffline(false);
    await heading(page, 'A long outline').waitFor();
  });
});

describe('hostile text in the address', () => {
  for (const suffix of [
    '?q=<img src=x onerror=alert(1)>',
    '#<img src=x onerror=alert(1)>',
    '#%E0%A4%A',
    '?%E0%A4%A',
    `#${'a'.repeat(5000)}`,
  ]) {
    it(`does nothing: ${suffix.slice(0, 40)}`, async () => {
      const page = await open(`/shell/${suffix}`, { build: 'website' });
      let asked = false;
      page.on('dialog', dialog => {
        asked = true;
        return dialog.dismiss();
      });
      await hydrated(page);
      expect(await heading(page, 'A doc page').isVisible()).toBe(true);
      expect([asked, await page.locator('img[src=x]').count()]).toEqual([false, 0]);
    });
  }
});

describe('storage', () => {
  const values = ['<img src=x onerror=alert(1)>', '{', 'null', '[]', 'a'.repeat(100_000)];
  for (const value of values) {
    it(`that holds nonsense changes nothing: ${value.slice(0, 30)}`, async () => {
      const page = await open('/components/package-manager-tabs', {
        build: 'website',
        before: page =>
          page.addInitScript(value => {
            for (const key of [
              'rspress-theme-appearance',
              'duet-tabs-package-manager',
              'duet-tabs-system',
              'duet-sidebar',
              'duet-search-history',
            ]) {
              localStorage.setItem(key, value);
              sessionStorage.setItem(key, value);
            }
          }, value),
      });
      await hydrated(page);
      expect(await page.locator('img[src=x]').count()).toBe(0);
      expect(await page.getByRole('tab', { selected: true }).first().textContent()).toBe('npm');
    });
  }

  it('that is full keeps nothing, and everything works', async () => {
    const page = await open('/guide/start', {
      build: 'website',
      reducedMotion: 'reduce',
      before: page =>
        page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        }),
    });
    await hydrated(page);
    await page.getByRole('button', { name: /^Theme: / }).click();
    await page.locator('html.dark').waitFor();
  });
});

describe('the back/forward cache', () => {
  it('gives back a page that works', async () => {
    const page = await open('/shell/', { build: 'website' });
    await hydrated(page);
    await page.goto(page.url().replace('/shell/', '/404.html')).catch(() => {});
    await page.goBack();
    await hydrated(page);
    await sidebarLink(page).click();
    await heading(page, 'Article').waitFor();
  });
});
