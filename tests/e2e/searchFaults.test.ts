import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page, Route } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { pageScripts } from './support/gate';

closeAfterwards();

let build: string;
beforeAll(async () => {
  build = await fixture('search');
}, fixtureTimeoutMs);

const message = 'Failed to fetch search index, please reload the page and try again.';
const links = (page: Page) =>
  page.getByRole('option').evaluateAll(list => list.map(option => option.getAttribute('href')));

/** Opens the search of a page whose files are tampered with, and types. */
async function type(query: string, options: Parameters<typeof open>[1], path = '/guide/css') {
  const logged: string[] = [];
  const page = await open(path, {
    build,
    ...options,
    before: async page => {
      page.on('console', entry => logged.push(entry.text()));
      await options?.before?.(page);
    },
  });
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  return { page, logged };
}

/** Lets a broken index through once the flag is set. */
function breaking(how: (route: Route) => Promise<void>) {
  const state = { broken: true };
  return {
    state,
    before: (page: Page) =>
      page.route('**/search_index*', route => (state.broken ? how(route) : route.continue())),
  };
}

describe('an index that cannot be had', () => {
  for (const [name, how] of [
    ['is missing', route => route.fulfill({ status: 404, body: 'no' })],
    ['is cut short', route => route.fulfill({ body: '[{"title":"server.port","con' })],
    ['is no list', route => route.fulfill({ body: '{"title":"server.port"}' })],
    ['never arrives', route => route.abort()],
  ] as Array<[string, (route: Route) => Promise<void>]>) {
    it(`logs the message, finds nothing and offers another try when it ${name}`, async () => {
      const { state, before } = breaking(how);
      const { page, logged } = await type('port', { before, expectedErrors: /./ });
      await page.getByText('The search index could not be loaded.').waitFor();
      await page.getByText('No results for').waitFor();
      expect(await page.getByRole('option').count()).toBe(0);
      expect(logged.filter(text => text === message).length).toBe(1);
      state.broken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('option').first().waitFor();
      expect((await links(page))[0]).toBe('/guide/port');
      expect(await page.getByText('The search index could not be loaded.').count()).toBe(0);
    });
  }

  it('says so in Chinese', async () => {
    const { before } = breaking(route => route.abort());
    const { page } = await type('port', { before, expectedErrors: /./ }, '/zh/guide/css');
    await page.getByText('搜索索引加载失败。').waitFor();
    await page.getByRole('button', { name: '重试' }).waitFor();
  });
});

describe('a blocked platform', () => {
  const blocked = {
    'by the policy': { headers: { 'content-security-policy': "worker-src 'none'" } },
    'by the page': {
      before: (page: Page) =>
        page.addInitScript(() => {
          window.Worker = class {
            constructor() {
              throw new DOMException('no', 'SecurityError');
            }
          } as unknown as typeof Worker;
        }),
    },
  };
  for (const [name, options] of Object.entries(blocked)) {
    it(`searches in the page when workers are blocked ${name}`, async () => {
      const { page } = await type('port server', { ...options, expectedErrors: /./ });
      await page.getByRole('option').first().waitFor();
      expect((await links(page))[0]).toBe('/guide/port');
      expect(page.workers()).toEqual([]);
    });
  }

  it('works without storage', async () => {
    const { page } = await type('port', {
      before: page =>
        page.addInitScript(() => {
          const { getItem, setItem } = Storage.prototype;
          const refuse = (key: string) => {
            if (key.startsWith('duet-search')) throw new DOMException('no', 'SecurityError');
          };
          Storage.prototype.getItem = function (key) {
            refuse(key);
            return getItem.call(this, key);
          };
          Storage.prototype.setItem = function (key, value) {
            refuse(key);
            setItem.call(this, key, value);
          };
        }),
    });
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guide/port');
  });

  it('opens and takes text without any script of ours', async () => {
    const page = await open('/guide/css', {
      build,
      before: page => page.route(pageScripts, route => route.abort()),
      expectedErrors: /ERR_FAILED/,
    });
    await page.getByRole('button', { name: 'Search docs' }).click();
    await page.keyboard.type('typed early');
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('typed early');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});
