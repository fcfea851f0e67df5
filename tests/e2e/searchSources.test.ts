import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, violations } from '../../plugins/tools/audit/index';
import type { SearchDocument } from '../../theme/shared/search/types';
import { startEndpoint } from '../search/endpoint';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();

const links = (page: Page) =>
  page.getByRole('option').evaluateAll(list => list.map(option => option.getAttribute('href')));

async function opened(build: string, path: string, options: Parameters<typeof open>[1] = {}) {
  const page = await open(path, { build, ...options });
  await hydrated(page);
  await page.keyboard.press('Control+k');
  return page;
}

async function ask(page: Page, query: string) {
  await page.getByRole('combobox').fill(query);
  await page.waitForFunction(
    text => document.querySelector<HTMLElement>('[data-answered]')?.dataset.answered === text,
    query,
  );
}

/** Files of the index in a build, without their hashes. */
async function indexFiles(build: string): Promise<string[]> {
  const files = await readdir(join(process.cwd(), build, 'static'));
  return files.filter(file => file.startsWith('search_')).sort();
}

describe('the static index', () => {
  it(
    'has one list of documents per language, and a head for the browser',
    async () => {
      const build = await fixture('search');
      const files = await indexFiles(build);
      expect(files.map(file => file.replace(/\.[0-9a-f]{6,}\.json$/, ''))).toEqual([
        'search_index-current.en.json',
        'search_index-current.zh.json',
        'search_index-head.en',
        'search_index-head.zh',
        'search_index.en',
        'search_index.zh',
      ]);
      const text = await readFile(join(process.cwd(), build, 'static', files[4]!), 'utf8');
      const documents: SearchDocument[] = JSON.parse(text);
      const port = documents.find(({ id }) => id === '/guide/port');
      expect(port).toMatchObject({
        title: 'server.port',
        routePath: '/guide/port',
        domain: '',
        toc: [{ id: 'example', depth: 2 }, { id: 'taken' }],
      });
      expect(port?.content.slice(port.toc[0]!.charIndex)).toMatch(/^Example/);
      expect(text).not.toContain('xylophone');
    },
    fixtureTimeoutMs,
  );
});

describe('hooks', () => {
  let build: string;
  beforeAll(async () => {
    build = await fixture('search', 'hooks');
  }, fixtureTimeoutMs);

  it('change the query, the results and the groups', async () => {
    const page = await opened(build, '/guide/css');
    await ask(page, 'harbour');
    expect((await links(page))[0]).toBe('/guide/port');
    expect(await page.getByRole('option').first().textContent()).toContain('server.port!');
    const forum = page.getByRole('tab', { name: 'Forum' });
    await page.getByRole('tab', { name: 'Finder' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => forum.getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => page.getByText('Any <b>port</b>').isVisible()).toBe(true);
    await ask(page, 'css');
    expect(await page.getByRole('option').count()).toBe(0);
  });

  it('are logged and skipped when they throw', async () => {
    const logged: string[] = [];
    const page = await opened(build, '/guide/css', {
      before: async page => page.on('console', entry => logged.push(entry.text())),
      expectedErrors: /search hook/,
    });
    /** How often a hook was reported; the console reports after the page has changed. */
    const reports = (hook: string) => logged.filter(text => text.includes(`hook ${hook} threw`)).length;
    for (const [query, hook] of [
      ['throw before', 'beforeSearch'],
      ['throw on', 'onSearch'],
      ['throw after', 'afterSearch'],
    ] as const) {
      await ask(page, query);
      await expect.poll(() => reports(hook)).toBeGreaterThan(0);
    }
    await ask(page, 'throw render');
    await page.getByRole('tab', { name: 'Forum' }).click();
    await expect.poll(() => reports('render')).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'Finder' }).click();
    await ask(page, 'asset prefix');
    expect((await links(page))[0]).toBe('/guide/asset-prefix');
  });
});

describe('remote mode', () => {
  let build: string;
  let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
  beforeAll(async () => {
    build = await fixture('search', 'remote');
    const document = (title: string, routePath: string, domain = ''): SearchDocument => ({
      id: routePath,
      title,
      content: `All about the port of ${title}.`,
      routePath,
      domain,
      toc: [],
    });
    endpoint = await startEndpoint({
      finder: [document('server.port', '/guide/port'), document('<b>bold</b>', '/guide/markup')],
      other: [document('Ports of the world', '/ports', 'https://other.example.com')],
    });
  }, fixtureTimeoutMs);
  afterAll(() => endpoint.close());

  /** The site's `/search-api` is the endpoint. */
  const toEndpoint = (page: Page) =>
    page.route('**/search-api?*', async route => {
      const { search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${endpoint.origin}/${search}` }) });
    });

  it('writes no index, asks the address, and shows each index as a tab', async () => {
    expect(await indexFiles(build)).toEqual([]);
    const page = await opened(build, '/zh/guide/css', { before: toEndpoint });
    await ask(page, '<b>port & more');
    const asked = new URL(endpoint.asked.at(-1)!, endpoint.origin).searchParams;
    expect([...asked]).toEqual([
      ['keyword', '<b>port & more'],
      ['limit', '7'],
      ['searchIndexes', 'finder,other'],
      ['lang', 'zh'],
    ]);
    await ask(page, 'port');
    expect(await links(page)).toContain('/guide/port');
    expect(await page.getByRole('option').first().getAttribute('target')).toBeNull();
    expect(await page.locator('[role=option] mark').first().textContent()).toMatch(/port/i);
    expect(await page.getByText('<b>bold</b>').first().isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'Other docs' }).click();
    const other = page.getByRole('option').first();
    await expect.poll(() => other.getAttribute('href')).toBe('https://other.example.com/ports');
    expect(await other.getAttribute('target')).toBe('_blank');
  });

  for (const [name, answer] of [
    ['fails', { status: 500, body: 'oops' }],
    ['answers nonsense', { body: '{"hits":[]}' }],
    ['is late', undefined],
  ] as const) {
    it(`logs and shows no results when it ${name}`, async () => {
      const logged: string[] = [];
      const page = await opened(build, '/guide/css', {
        before: async page => {
          page.on('console', entry => entry.type() === 'error' && logged.push(entry.text()));
          await page.route('**/search-api?*', route => (answer ? route.fulfill(answer) : undefined));
          // The limit of the options is 20 s: here it is over after a hundredth of it.
          await page.addInitScript(() => {
            const timeout = AbortSignal.timeout.bind(AbortSignal);
            AbortSignal.timeout = milliseconds => timeout(milliseconds === 20_000 ? 200 : milliseconds);
          });
        },
        expectedErrors: /./,
      });
      await ask(page, 'port');
      expect(await page.getByText('No results for').isVisible()).toBe(true);
      expect(logged.length).toBeGreaterThan(0);
    });
  }

  it('ends calls that nobody waits for any more', async () => {
    const page = await opened(build, '/guide/css', {
      before: async page => {
        await toEndpoint(page);
        await page.route('**/search-api?keyword=slow*', () => {});
      },
      expectedErrors: /never/,
    });
    const aborted = page.waitForEvent('requestfailed', request => request.url().includes('keyword=slow'));
    await page.getByRole('combobox').fill('slow');
    await page.waitForRequest(/keyword=slow/);
    await page.getByRole('combobox').fill('port');
    expect((await aborted).failure()?.errorText).toContain('ABORTED');
    await page.getByRole('option').first().waitFor();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`dims the results of an earlier query, which stay readable and are not announced (${colorScheme})`, async () => {
      const page = await opened(build, '/guide/css', {
        colorScheme,
        before: async page => {
          await toEndpoint(page);
          await page.route('**/search-api?keyword=slow*', () => {});
        },
      });
      await ask(page, 'port');
      const status = page.getByRole('dialog').getByRole('status');
      await status.filter({ hasText: /^Results: \d+$/ }).waitFor({ state: 'attached' });
      const color = () =>
        page
          .locator('.duet-search-results__header')
          .first()
          .evaluate(node => getComputedStyle(node).color);
      const before = await color();
      await page.getByRole('combobox').fill('slow');
      await expect.poll(color).not.toBe(before);
      await expect.poll(() => status.textContent()).toBe('');
      expect(await violations(page)).toEqual([]);
    });
  }
});

describe('versions and sites without search', () => {
  it(
    'searches the version that is read',
    async () => {
      const build = await fixture('versions');
      const page = await opened(build, '/v1/guide/a', { expectedErrors: /favicon/ });
      await ask(page, 'page a');
      expect((await links(page)).every(link => link?.startsWith('/v1/'))).toBe(true);
      await ask(page, 'lacks');
      expect(await page.getByRole('option').count()).toBe(0);
      const current = await opened(build, '/guide/a', { expectedErrors: /favicon/ });
      await ask(current, 'lacks');
      expect(await links(current)).toContain('/guide/new');
    },
    fixtureTimeoutMs,
  );

  it(
    'shows and writes nothing with search: false',
    async () => {
      const build = await fixture('search', 'off');
      expect(await indexFiles(build)).toEqual([]);
      const page = await open('/guide/css', { build });
      await hydrated(page);
      expect(await page.getByRole('button', { name: 'Search docs' }).count()).toBe(0);
      await page.keyboard.press('Control+k');
      await expect.poll(() => page.locator('.duet-search-dialog').count()).toBe(0);
    },
    fixtureTimeoutMs,
  );
});
