import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, violations } from '../../../plugins/tools/audit/index';
import { closeAfterwards, open } from '../support/browser';
import { pageScripts } from '../support/gate';

closeAfterwards();

const build = 'website';
const permissions = ['clipboard-read', 'clipboard-write'];
/** The texts of the selected tabs of all groups that have a tab of that name. */
const selected = (page: Page, among: string) =>
  page
    .getByRole('tablist')
    .filter({ has: page.getByRole('tab', { name: among, exact: true }) })
    .getByRole('tab', { selected: true })
    .allTextContents();
const remember = (group: string, name: string) => (page: Page) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [`duet-tabs-${group}`, name]);

describe('tabs', () => {
  it('follow the ARIA pattern by keyboard, share their choice and remember it', async () => {
    const page = await open('/components/tabs', { build });
    await hydrated(page);
    const list = page.getByRole('tablist').first();
    const tab = (name: string) => list.getByRole('tab', { name });
    await tab('Linux').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => selected(page, 'macOS')).toEqual(['macOS', 'macOS']);
    await expect.poll(() => tab('macOS').evaluate(node => node === document.activeElement)).toBe(true);
    expect(await page.getByRole('tabpanel', { name: 'macOS' }).allTextContents()).toEqual([
      'Runs on macOS.',
      'Configured in ~/Library.',
    ]);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => selected(page, 'macOS')).toEqual(['Linux', 'Linux']);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => selected(page, 'macOS')).toEqual(['Windows', 'Windows']);
    expect(
      await list.getByRole('tab').evaluateAll(tabs => tabs.map(node => (node as HTMLElement).tabIndex)),
    ).toEqual([-1, -1, 0]);
    expect(await page.evaluate(() => localStorage.getItem('duet-tabs-system'))).toBe('Windows');
    expect(await violations(page)).toEqual([]);

    // A group of its own: the default by value, and a disabled tab that nothing chooses.
    const own = page.getByRole('tablist').nth(2);
    expect(await own.getByRole('tab', { selected: true }).textContent()).toBe('Second');
    await own.getByRole('tab', { name: 'Third' }).click({ force: true });
    await expect.poll(() => own.getByRole('tab', { selected: true }).textContent()).toBe('Second');
    await own.getByRole('tab', { name: 'Second' }).press('ArrowRight');
    await expect.poll(() => own.getByRole('tab', { selected: true }).textContent()).toBe('Fourth');

    // Another browser tab follows at once.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await hydrated(other);
    expect(await selected(other, 'macOS')).toEqual(['Windows', 'Windows']);
    await other.getByRole('tab', { name: 'Linux' }).first().click();
    await expect.poll(() => selected(page, 'macOS')).toEqual(['Linux', 'Linux']);
  });

  it('show the remembered choice, and answer clicks, before React is there', async () => {
    const page = await open('/components/package-manager-tabs', {
      build,
      expectedErrors: /ERR_FAILED/,
      before: async page => {
        await remember('package-manager', 'pnpm')(page);
        await page.route(pageScripts, route => route.abort());
      },
    });
    expect(new Set(await selected(page, 'bun'))).toEqual(new Set(['pnpm']));
    expect(await page.getByText('pnpm install -D @rsbuild/core').isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    await expect.poll(() => page.getByText('yarn create rsbuild', { exact: true }).isVisible()).toBe(true);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('duet-tabs-package-manager')))
      .toBe('yarn');
  });

  it('keep the remembered choice through hydration, without any shift of the layout', async () => {
    const page = await open('/components/package-manager-tabs', {
      build,
      before: async page => {
        await remember('package-manager', 'bun')(page);
        await page.addInitScript(() => {
          const seen = window as unknown as { shift: number };
          seen.shift = 0;
          new PerformanceObserver(list => {
            for (const entry of list.getEntries() as unknown as {
              value: number;
              sources: { node?: Node }[];
            }[]) {
              const isOurs = entry.sources.some(({ node }) => node?.parentElement?.closest('.rspress-doc'));
              if (isOurs) seen.shift += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    });
    await hydrated(page);
    expect(new Set(await selected(page, 'bun'))).toEqual(new Set(['bun']));
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  });

  it('show a command for a choice that is nonsense, and copy what is shown', async () => {
    const page = await open('/zh/components/package-manager-tabs', {
      build,
      permissions,
      before: remember('package-manager', 'cargo'),
    });
    await hydrated(page);
    expect(new Set(await selected(page, 'pnpm'))).toEqual(new Set(['npm']));
    // Stock Rspress needs 19,000 bytes for the same group.
    const bytes = await page
      .locator('.duet-commands')
      .first()
      .evaluate(node => node.outerHTML.length);
    expect(bytes).toBeLessThan(2000);
    const group = page.locator('.duet-commands').first();
    await group.getByRole('tab', { name: 'yarn' }).click();
    await group.getByRole('button', { name: '复制' }).click();
    await group.getByRole('button', { name: '已复制' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('yarn add -D @rsbuild/core');
    expect(await violations(page)).toEqual([]);
  });

  it('tell the page what was chosen, and leave out hidden panels where asked to', async () => {
    const page = await open('/components/tabs', { build });
    await hydrated(page);
    const live = page.locator('.rp-preview--internal__card__content').filter({ hasText: 'Chosen 0 times.' });
    // The panels of the first paint are all there, for readers without script.
    expect(await live.getByText('This one is kept.').count()).toBe(1);
    await page.getByRole('tab', { name: 'Slanted' }).click();
    await expect.poll(() => page.getByText('Chosen 1 times.').count()).toBe(1);
    const after = page.locator('.rp-preview--internal__card__content').last();
    expect(await after.getByText('That one too.').isVisible()).toBe(true);
    expect(await after.getByText('This one is kept.').count()).toBe(0);

    // A default by index, and a name from a list.
    expect(await selected(page, 'Autumn')).toEqual(['Autumn']);
    expect(await selected(page, 'Two')).toEqual(['Two']);
  });

  it('keep the chosen tab where it is on the screen', async () => {
    const page = await open('/components/package-manager-tabs', { build, height: 500 });
    await hydrated(page);
    const tab = page.locator('.duet-commands').nth(5).getByRole('tab', { name: 'bun' });
    await tab.scrollIntoViewIfNeeded();
    const before = (await tab.boundingBox())!.y;
    await tab.click();
    expect(Math.abs((await tab.boundingBox())!.y - before)).toBeLessThan(1);
  });

  it('work where storage is blocked, as long as the page lives', async () => {
    const page = await open('/components/tabs', {
      build,
      expectedErrors: /storage is blocked/,
      before: page =>
        page.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new Error('storage is blocked');
            },
          }),
        ),
    });
    await hydrated(page);
    await page.getByRole('tab', { name: 'macOS' }).first().click();
    await expect.poll(() => selected(page, 'macOS')).toEqual(['macOS', 'macOS']);
  });

  for (const [lang, name] of [
    ['', 'First'],
    ['/zh', '第一'],
  ] as const) {
    it(`show every panel with its name without JavaScript, and on paper${lang}`, async () => {
      const page = await open(`${lang}/components/tabs`, { build, javaScriptEnabled: false });
      for (let print = 0; print < 2; print++) {
        expect(await page.getByRole('tab').count()).toBe(0);
        const panels = page.locator('[role=tabpanel]');
        expect(await panels.evaluateAll(all => all.filter(panel => panel.clientHeight < 30).length)).toBe(0);
        const names = await panels.evaluateAll(all =>
          all.map(panel => getComputedStyle(panel, '::before').content.replaceAll('"', '')),
        );
        expect(names.slice(0, 3)).toEqual(['Linux', 'macOS', 'Windows']);
        expect(names[6]).toBe(name);
        await page.emulateMedia({ media: 'print' });
      }
    });
  }

  it('of a page are in its address, also before React is there', async () => {
    const page = await open('/components/page-tabs?page=1', { build });
    await hydrated(page);
    expect(await page.getByRole('heading', { name: 'Second part' }).isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.waitForURL(url => !url.search);
    await page.getByRole('heading', { name: 'First part' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Second part' }).isVisible()).toBe(false);
    await page.goBack();
    await page.getByRole('heading', { name: 'Second part' }).waitFor();

    const early = await open('/components/page-tabs?page=1', {
      build,
      expectedErrors: /ERR_FAILED/,
      before: page => page.route(pageScripts, route => route.abort()),
    });
    expect(await early.getByRole('heading', { name: 'Second part' }).isVisible()).toBe(true);
  });
});
