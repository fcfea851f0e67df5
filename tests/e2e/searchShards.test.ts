import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Locator, Page, Route } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { askSearch } from '../../plugins/tools/relevance/index';
import { closeAfterwards, open } from './support/browser';
import { stopClock } from './support/clock';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { gate } from './support/gate';

closeAfterwards();

let build: string;
beforeAll(async () => {
  build = await fixture('search', 'shards');
}, fixtureTimeoutMs);

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const links = (page: Page) =>
  options(page).evaluateAll(list => list.map(option => option.getAttribute('href')));
const fault = (page: Page) => page.getByText('The search index could not be loaded.');
const answered = (page: Page, query: string) =>
  page.locator(`[data-answered="${query}"]`).waitFor({ state: 'attached' });

/** Opens the search of a page, and waits until queries are answered in full. */
async function opened(path = '/guide/css', setup: (page: Page) => Promise<unknown> = async () => {}) {
  const page = await open(path, { build, expectedErrors: /./ });
  await setup(page);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  return page;
}

/** Waits longer than a reader takes to aim. */
const aimed = async (page: Page) =>
  page.waitForFunction(
    since => performance.now() - since > 300,
    await page.evaluate(() => performance.now()),
  );

/** Presses the button of a fault. `repair` runs with the first request of the new attempt: earlier, the fault could end by itself. */
async function tryAgain(page: Page, repair: () => void) {
  page.on('request', request => {
    if (request.url().includes('search_index-head')) repair();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
}

describe('an index in files', () => {
  for (const [path, query, found] of [
    ['/guide/css', 'port server', '/guide/port'],
    ['/zh/guide/css', '修改端口', '/zh/guide/port'],
  ] as const) {
    it(`loads what a query needs, in its language (${query})`, async () => {
      const asked: string[] = [];
      const page = await opened(path, async page => {
        page.on('request', request => asked.push(new URL(request.url()).pathname));
        // The list of all documents is for later queries: no answer waits for it.
        await page.route(/search_index\.(en|zh)/, () => {});
      });
      await page.keyboard.type(query);
      await answered(page, query);
      expect((await links(page))[0]).toBe(found);
      const files = asked.filter(name => name.includes('search_index'));
      const lang = path.startsWith('/zh') ? 'zh' : 'en';
      expect(files.every(name => name.includes(`.${lang}.`))).toBe(true);
      expect(new Set(files).size).toBe(files.length);
    });
  }

  it('runs the worker from one script, without a second round to the server', async () => {
    const scripts: (string | undefined)[] = [];
    const page = await opened('/guide/css', async page => {
      page.on('request', request => {
        if (request.url().endsWith('.js')) scripts.push(request.headers().referer);
      });
    });
    await page.keyboard.type('port');
    await answered(page, 'port');
    expect(page.workers().length).toBe(1);
    expect(scripts.filter(referer => referer?.endsWith('.js'))).toEqual([]);
  });

  it('answers from names before terms have arrived', async () => {
    const { hold, release } = gate();
    const page = await opened('/guide/css', page => page.route('**/search_index-terms*', hold));
    await page.keyboard.type('port server');
    await options(page).first().waitFor();
    expect((await links(page))[0]).toBe('/guide/port');
    expect(await page.locator('[data-type=content]').count()).toBe(0);
    expect(await page.locator('[data-answered]').count()).toBe(0);
    release();
    await answered(page, 'port server');
    await page.locator('[data-type=content]').first().waitFor();
  });

  it('says that it searches while nothing is shown, and moves nothing once results are', async () => {
    const searching = (page: Page) => page.getByRole('dialog').getByText('Searching…');
    const { hold, release } = gate();
    const page = await opened('/guide/css', async page => {
      await page.clock.install();
      await page.route('**/search_index-*', hold);
    });
    await field(page).fill('port');
    await searching(page).waitFor();
    release();
    await answered(page, 'port');
    expect(await searching(page).count()).toBe(0);
    await stopClock(page);
    const before = await page.getByRole('dialog').boundingBox();
    await field(page).fill('common');
    await page.locator('[aria-busy=true]').waitFor();
    expect(await searching(page).count()).toBe(0);
    expect(await page.getByRole('dialog').boundingBox()).toEqual(before);
    // No number is announced for results that are dimmed, by a colour whose contrast is tested with the tokens.
    const inks = () =>
      options(page).evaluateAll(all => {
        const parts = all
          .flatMap(option => [...option.querySelectorAll('*')])
          .map(part => getComputedStyle(part));
        return [...new Set(parts.map(({ color, opacity }) => `${color} ${opacity}`))];
      });
    const muted = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--duet-ink-3)';
      return getComputedStyle(probe).color;
    });
    await expect.poll(inks).toEqual([`${muted} 1`]);
    expect(await page.getByRole('dialog').getByRole('status').textContent()).toBe('');
    await page.clock.resume();
    await answered(page, 'common');
    expect((await inks()).length).toBeGreaterThan(1);
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  });

  it('moves nothing while it searches after it has found nothing', async () => {
    const page = await opened('/guide/css', page => page.clock.install());
    await field(page).fill('qqq');
    const nothing = page.getByText('No results for “qqq”');
    await nothing.waitFor();
    await stopClock(page);
    const before = await page.getByRole('dialog').boundingBox();
    await field(page).fill('common');
    await page.locator('[aria-busy=true]').waitFor();
    await nothing.waitFor();
    expect(await page.getByRole('dialog').boundingBox()).toEqual(before);
    await page.clock.resume();
    await options(page).first().waitFor();
    expect(await nothing.count()).toBe(0);
  });

  it('keeps the highlighted result in place when better ones arrive', async () => {
    const { hold, release } = gate();
    const page = await opened('/guide/css', page => page.route('**/search_index-pages*', hold));
    // In one step: on a slow machine, a part of the word could be answered before.
    await field(page).fill('common');
    await options(page).nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const before = (await links(page)).slice(0, 3);
    const place = () => options(page).nth(2).boundingBox();
    const at = await place();
    await aimed(page);
    release();
    await page.locator('[data-type=content]').first().waitFor();
    expect((await links(page)).slice(0, 3)).toEqual(before);
    expect(await options(page).nth(2).getAttribute('aria-selected')).toBe('true');
    expect(await place()).toEqual(at);
  });

  it('is measured without what a slow line has kept in place', async () => {
    const { hold, release } = gate();
    const page = await opened('/guide/css', page => page.route('**/search_index-pages*', hold));
    const asked = askSearch(page, [{ query: 'asset modules' }]);
    await options(page).first().waitFor();
    expect((await links(page))[0]).toContain('/guide/asset-prefix');
    await aimed(page);
    release();
    expect((await asked)[0]?.pages[0]).toBe('/guide/css');
  });
});

describe('a fault after opening', () => {
  const breakages: Record<string, (route: Route) => Promise<void>> = {
    'is missing': route => route.fulfill({ status: 404, body: 'no' }),
    'is cut short': route => route.fulfill({ body: '[{"title":"server.port","con' }),
    'is a page of the host': route => route.fulfill({ body: '<!doctype html><title>Not found</title>' }),
    'never arrives': route => route.abort(),
  };
  for (const [name, how] of Object.entries(breakages)) {
    it(`shows what is there, says so and recovers when a file ${name}`, async () => {
      let isBroken = true;
      const page = await opened('/guide/css', page =>
        page.route('**/search_index-pages*', route => (isBroken ? how(route) : route.continue())),
      );
      await page.keyboard.type('port server');
      await answered(page, 'port server');
      await fault(page).waitFor();
      expect((await links(page))[0]).toBe('/guide/port');
      await tryAgain(page, () => {
        isBroken = false;
      });
      await page.locator('[data-type=content]').first().waitFor();
      expect(await fault(page).count()).toBe(0);
    });
  }

  it('is said in view below a long list, and covers no highlighted result', async () => {
    const page = await opened('/guide/css', async page => {
      await page.setViewportSize({ width: 390, height: 400 });
      await page.route('**/search_index-pages*', route => route.abort());
    });
    await field(page).fill('common');
    await fault(page).waitFor();
    const bottom = async (part: Locator) => {
      const box = await part.boundingBox();
      return box!.y + box!.height;
    };
    const dialog = await bottom(page.getByRole('dialog'));
    expect(await bottom(options(page).last())).toBeGreaterThan(dialog);
    expect(await bottom(fault(page))).toBeLessThanOrEqual(dialog);
    const { y: top } = (await fault(page).boundingBox())!;
    for (let place = 0; place < (await options(page).count()); place++) {
      await expect.poll(() => bottom(options(page).nth(place))).toBeLessThanOrEqual(top);
      await page.keyboard.press('ArrowDown');
    }
  });

  it('is offline: names are found, and texts when the line is back', async () => {
    const page = await opened();
    await page.locator('[data-answered=""]').waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await page.keyboard.type('port server');
    await fault(page).waitFor();
    expect((await links(page))[0]).toBe('/guide/port');
    await page.context().setOffline(false);
    await field(page).fill('server port');
    await page.locator('[data-type=content]').first().waitFor();
    await fault(page).waitFor({ state: 'detached' });
  });

  it('is a file of terms: names are found until another try', async () => {
    let isBroken = true;
    const page = await opened('/guide/css', page =>
      page.route('**/search_index-terms*', route => (isBroken ? route.abort() : route.continue())),
    );
    await page.keyboard.type('port server');
    await answered(page, 'port server');
    await fault(page).waitFor();
    expect((await links(page))[0]).toBe('/guide/port');
    await tryAgain(page, () => {
      isBroken = false;
    });
    await page.locator('[data-type=content]').first().waitFor();
  });
});

describe('a deployment in between', () => {
  const hash = () =>
    readdirSync(join(process.cwd(), build, 'static'))
      .find(name => name.startsWith('search_index-head.en.'))!
      .split('.')[2]!;

  /** The site as the next deployment has it: the same files under another hash, the old ones gone. */
  const deploy = async (page: Page, current: string) => {
    const old = hash();
    await page.route(/search_index-(head|terms|pages|words)\.en/, async route => {
      const url = route.request().url();
      if (url.includes(old)) return route.fulfill({ status: 404, body: 'no' });
      await route.fulfill({ response: await route.fetch({ url: url.replace('deadbeef', old) }) });
    });
    await page.route('**/search_index-current*', route =>
      route.fulfill({ body: JSON.stringify({ hash: current }) }),
    );
  };

  it('is noticed by an open search, which goes on with the new index', async () => {
    const page = await opened();
    await page.locator('[data-answered=""]').waitFor({ state: 'attached' });
    await deploy(page, 'deadbeef');
    await page.keyboard.type('port server');
    await page.locator('[data-type=content]').first().waitFor();
    expect((await links(page))[0]).toBe('/guide/port');
    expect(await fault(page).count()).toBe(0);
  });

  it('is noticed by a page whose search was not open yet', async () => {
    const page = await opened('/guide/css', page => deploy(page, 'deadbeef'));
    await page.keyboard.type('port server');
    await page.locator('[data-type=content]').first().waitFor();
    expect(await fault(page).count()).toBe(0);
  });

  it('is reported where there is no newer index', async () => {
    const page = await opened('/guide/css', page => deploy(page, hash()));
    await page.keyboard.type('port server');
    await fault(page).waitFor();
  });
});
