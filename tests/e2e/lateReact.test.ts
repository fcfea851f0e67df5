import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { closeAfterwards, type OpenOptions, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { headersOf } from './support/headers';

closeAfterwards();

let build: string;
beforeAll(async () => {
  build = await fixture('late');
}, fixtureTimeoutMs);

/** The scripts of the framework that a page has asked for. */
const asked = new WeakMap<Page, string[]>();

/** Opens a page of the site under the policy that it was built with. */
const openPage = (path: string, { before, ...options }: OpenOptions = {}) =>
  open(`/docs/${path}`, {
    build,
    headers: headersOf(join(build, 'docs')),
    ...options,
    before: async page => {
      const names: string[] = [];
      asked.set(page, names);
      page.on('request', request => {
        const [, name] = /\/static\/js\/(.+)$/.exec(request.url()) ?? [];
        if (name) names.push(name);
      });
      await before?.(page);
    },
  });
const count = (page: Page) => asked.get(page)!.length;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
/** Does the same without a pointer, which would rest on the button first. */
const press = (page: Page, name: string) => button(page, name).evaluate((it: HTMLElement) => it.click());

describe('a page of text', () => {
  it('loads no framework while it is read, and marks where the reader is', async () => {
    const page = await openPage('guide/text', { before: opened => opened.clock.install() });
    const current = page.locator('#duet-outline [aria-current]');
    await expect.poll(() => current.allInnerTexts()).toEqual(['One']);
    expect(await button(page, 'Back to top').isVisible()).toBe(false);

    await page.mouse.move(500, 400);
    await page.mouse.move(520, 420);
    await page.mouse.wheel(0, 400);
    await page.getByRole('heading', { name: 'Three' }).evaluate(heading => heading.scrollIntoView());
    await page.keyboard.press('PageDown');
    await page.clock.fastForward(3000);
    await page.getByRole('heading', { name: 'Three' }).evaluate(heading => heading.scrollIntoView());
    await expect.poll(() => current.allInnerTexts()).toEqual(['Three']);
    expect(asked.get(page)).toEqual([]);

    // What works without React does not load it.
    await press(page, 'Back to top');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('tab', { name: 'Second' }).click();
    expect(await page.getByText('Another panel').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.own)).toBe('run');
    expect(asked.get(page)).toEqual([]);
  });

  it('opens the search by its key, and finds', async () => {
    const page = await openPage('guide/text');
    await page.keyboard.press('/');
    await page.keyboard.type('wombat');
    await page.getByRole('option', { name: /wombat/ }).waitFor();
    expect(count(page)).toBeGreaterThan(0);
  });

  it('repeats the press of a button', async () => {
    const page = await openPage('guide/text', { permissions: ['clipboard-read', 'clipboard-write'] });
    await press(page, 'Copy');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('npm install late');
    // React marks the section, and follows.
    const current = page.locator('#duet-outline [aria-current]');
    await expect.poll(() => current.allInnerTexts()).toEqual(['One']);
    await page.getByRole('heading', { name: 'Four' }).evaluate(heading => heading.scrollIntoView());
    await expect.poll(() => current.allInnerTexts()).toEqual(['Four']);
  });

  it('repeats the press of an image, a submit button and a key', async () => {
    const page = await openPage('guide/text');
    await page.getByRole('img', { name: 'A logo' }).evaluate((image: HTMLElement) => image.click());
    await page.getByRole('dialog').waitFor();

    const answered = await openPage('guide/text');
    await answered.evaluate(() =>
      document.addEventListener('duet:helpful', () => {
        document.documentElement.dataset.answer = 'given';
      }),
    );
    await press(answered, 'Yes');
    await expect.poll(() => answered.evaluate(() => document.documentElement.dataset.answer)).toBe('given');

    const typed = await openPage('guide/text');
    await typed.keyboard.press('n');
    await typed.waitForURL('**/guide/other');
  });

  it('shows the preview of a link that the pointer rests on', async () => {
    const page = await openPage('guide/text');
    await page.locator('.rspress-doc').getByRole('link', { name: 'other page' }).hover();
    await page.getByRole('tooltip').waitFor();
  });

  it('follows links as a browser does, until React is there', async () => {
    const page = await openPage('guide/text');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page
      .locator('.rspress-doc')
      .getByRole('link', { name: 'other page' })
      .evaluate((it: HTMLElement) => it.click());
    await page.waitForURL('**/guide/other');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
    expect(count(page)).toBe(0);
  });

  it('lets the browser follow a press when the scripts cannot be loaded, and tries again', async () => {
    let isLost = true;
    const page = await openPage('guide/text', {
      expectedErrors: /ERR_FAILED/,
      before: opened =>
        opened.route('**/lib-react.*.js', route => (isLost ? route.abort() : route.continue())),
    });
    await press(page, 'Copy');
    await expect.poll(() => page.locator('head script[src*="lib-react"]').count()).toBe(0);
    isLost = false;
    await press(page, 'Wrap');
    await page.getByRole('button', { name: 'Wrap', pressed: true }).waitFor();
  });
});

describe('a page with code of the site', () => {
  it('starts as usual, whatever the code is; pages with data and parts of the theme wait', () => {
    const late = (folder: string) => {
      const names = readdirSync(join(build, 'docs', folder)).filter(name => name.endsWith('.html'));
      const read = (name: string) => readFileSync(join(build, 'docs', folder, name), 'utf8');
      return names.map(name => [name, read(name).includes('<template id="duet-react">')] as const);
    };
    const [starts, waits] = [late('starts'), late('waits')];
    expect([starts.length, waits.length]).toEqual([10, 4]);
    expect(starts.filter(([, isLate]) => isLate)).toEqual([]);
    expect(waits.filter(([, isLate]) => !isLate)).toEqual([]);
  });

  it('starts in the browser', async () => {
    const page = await openPage('starts/counter');
    expect(count(page)).toBeGreaterThan(3);
    await press(page, 'Pressed 0 times');
    await page.mouse.move(100, 100);
    await button(page, 'Pressed 1 times').waitFor();
  });

  it('waits if its frontmatter says so', async () => {
    const page = await openPage('waits/asked');
    expect(count(page)).toBe(0);
    await press(page, 'Pressed 0 times');
    await button(page, 'Pressed 1 times').waitFor();
  });
});
