import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, violations } from '../../../plugins/tools/audit/index';
import { closeAfterwards, open } from '../support/browser';
import { fixture, fixtureTimeoutMs } from '../support/fixture';

closeAfterwards();

const path = '/components/code-block';
const permissions = ['clipboard-read', 'clipboard-write'];
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** The code block that holds `text`. */
const block = (page: Page, text: string) => page.locator('.duet-code').filter({ hasText: text }).first();

describe('code blocks', () => {
  it('copy what can be run, say so politely for 2 seconds, and keep the focus', async () => {
    const page = await open(path, { build: 'website', permissions });
    await hydrated(page);
    const shell = block(page, 'ready in 120 ms');
    const button = shell.getByRole('button', { name: 'Copy' });
    await page.clock.install({ time: 0 });
    // Far enough ahead for a slow machine: the clock runs until it is stopped.
    await page.clock.pauseAt(60_000);
    await button.focus();
    await page.keyboard.press('Enter');
    const done = shell.getByRole('button', { name: 'Copied' });
    await done.waitFor();
    expect(await clipboard(page)).toBe('npm install\nnpm run dev -- \\\n    --open');
    expect(await done.evaluate(node => node === document.activeElement)).toBe(true);
    await page.clock.runFor(100);
    expect(await page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(1);
    await page.clock.runFor(1700);
    expect(await done.count()).toBe(1);
    await page.clock.runFor(300);
    await button.waitFor();

    await block(page, 'minify: true').getByRole('button', { name: 'Copy' }).click();
    await expect
      .poll(() => clipboard(page))
      .toBe('export default {\n  dev: { hmr: true },\n  output: { minify: false },\n};');
    await block(page, 'webpack serve').getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => clipboard(page)).toBe('"dev": "rsbuild dev"\n"lint": "biome check"');
    await block(page, 'numbered').getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => clipboard(page)).toContain('{\n  "name": "numbered",');
  });

  it('show the end of the first line on phones, where the buttons never go away', async () => {
    const page = await open('/config/server/port', { width: 390, isMobile: true, hasTouch: true });
    await hydrated(page);
    const code = block(page, 'using port 3001');
    const end = await code.locator('code').evaluate(node => {
      node.parentElement!.scrollLeft = node.scrollWidth;
      const text = document.createRange();
      text.selectNodeContents(node);
      return text.getBoundingClientRect().top;
    });
    const buttons = (await code.locator('.duet-code-tools').boundingBox())!;
    expect(end).toBeGreaterThanOrEqual(buttons.y + buttons.height);
  });

  it('leave the words of their buttons and tabs out of a passage that is copied', async () => {
    const page = await open('/guide/start/quick-start', { permissions });
    await hydrated(page);
    await page.evaluate(() => {
      const [first, last] = ['requirements', 'set-up-by-hand'].map(id => document.getElementById(id)!);
      getSelection()!.setBaseAndExtent(first!, 0, last!, 0);
    });
    await page.keyboard.press('Control+c');
    const copied = await clipboard(page);
    expect(copied).toContain('node --version');
    expect(copied).toContain('npm create rsbuild@latest');
    for (const word of ['Wrap', 'Copy', 'pnpm', 'bun']) expect(copied.split('\n')).not.toContain(word);
  });

  for (const [lang, words] of [
    ['', ['Copy', 'To copy, press Ctrl+C, then Enter']],
    ['/zh', ['复制', '请按 Ctrl+C 复制，再按 Enter 关闭']],
  ] as const) {
    it(`ask to copy by hand where there is no clipboard, or a closed one${lang}`, async () => {
      const page = await open(lang + path, {
        build: 'website',
        before: page =>
          page.addInitScript(isBlocked => {
            const refuse = () => Promise.reject(new DOMException('blocked', 'NotAllowedError'));
            const clipboard = isBlocked ? { writeText: refuse, write: refuse } : undefined;
            Object.defineProperty(navigator, 'clipboard', { value: clipboard });
          }, lang === '/zh'),
      });
      await hydrated(page);
      const asked = page.waitForEvent('dialog');
      const clicked = block(page, 'ready in').getByRole('button', { name: words[0] }).click();
      const dialog = await asked;
      expect([dialog.type(), dialog.message()]).toEqual(['prompt', words[1]]);
      expect(dialog.defaultValue()).toContain('npm install');
      await dialog.accept();
      await clicked;
      expect(await page.getByRole('button', { name: /Copied|已复制/ }).count()).toBe(0);
    });
  }

  it('wrap, fold and scroll by keyboard, and axe finds nothing in any state', async () => {
    const page = await open(path, { build: 'website' });
    await hydrated(page);
    await page.locator('[aria-label="runtime.ts"] .t-k').first().waitFor();
    expect(await violations(page)).toEqual([]);

    const long = page.locator('.duet-code').filter({ hasText: 'so the reader scrolls' });
    const region = long.getByRole('group', { name: 'Code: js' });
    const overflow = () => region.evaluate(node => node.scrollWidth - node.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate(node => node.scrollLeft)).toBeGreaterThan(0);
    const wrap = long.getByRole('button', { name: 'Wrap' });
    expect(await wrap.getAttribute('aria-pressed')).toBe('false');
    await wrap.click();
    await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => overflow()).toBe(0);
    expect(
      await block(page, 'so it wraps').getByRole('button', { name: 'Wrap' }).getAttribute('aria-pressed'),
    ).toBe('true');

    const folded = block(page, 'the last line');
    const scroller = folded.getByRole('group');
    expect(await scroller.evaluate(node => node.clientHeight)).toBe(150);
    const more = folded.getByRole('button', { name: 'Show all code' });
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    await more.click();
    await expect.poll(() => scroller.evaluate(node => node.scrollHeight - node.clientHeight)).toBe(0);
    expect(await folded.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    expect(await violations(page)).toEqual([]);
  });

  it('are complete without JavaScript, and without buttons that would do nothing', async () => {
    const page = await open(path, { build: 'website', javaScriptEnabled: false, colorScheme: 'dark' });
    const folded = block(page, 'the last line').getByRole('group');
    expect(await folded.evaluate(node => node.scrollHeight - node.clientHeight)).toBe(0);
    expect(await page.locator('.duet-code button:visible').count()).toBe(0);
    expect(await page.locator('.duet-code [style]').count()).toBe(0);
    expect(await block(page, 'const answer').count()).toBe(1);
    // Titles, what a file holds, marks, numbers, and colours of every language are in the page.
    const titled = page.getByRole('group', { name: 'rsbuild.config.ts' });
    expect(await titled.locator('[data-mark=highlight]').allInnerTexts()).toEqual([
      'export default defineConfig({',
      '  server: { port: 3000, open: true },',
    ]);
    expect(await page.getByText('rsbuild.config.ts', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('group', { name: 'Steps.css' }).textContent()).toContain('.duet-tag > svg {');
    const marks = await page
      .locator('.duet-code:not(.rp-preview *) [data-mark]')
      .evaluateAll(all => all.map(line => (line as HTMLElement).dataset.mark));
    expect(new Set(marks)).toEqual(
      new Set(['highlight', 'remove', 'add', 'dimmed', 'focus', 'error', 'warning']),
    );
    const numbers = await block(page, '"numbered"')
      .locator('.duet-line')
      .evaluateAll(all => all.map(line => getComputedStyle(line, '::before').content));
    expect(numbers).toEqual(Array(4).fill('counter(duet-line)'));
    const plain = await page.evaluate(
      langs => langs.filter(lang => !document.querySelector(`.duet-code[data-lang="${lang}"] [class^="t-"]`)),
      ['bash', 'css', 'js', 'json', 'less', 'scss', 'toml', 'tsx', 'ts', 'xml', 'yaml'],
    );
    expect(plain).toEqual([]);
  });

  describe('of a site whose lines wrap by default', () => {
    let plain: string;
    beforeAll(async () => {
      plain = await fixture('plain');
    }, fixtureTimeoutMs);

    it('wrap from the start, unless a fence says otherwise', async () => {
      const page = await open('/docs/guide.html', { build: plain });
      const pressed = (text: string) =>
        block(page, text).getByRole('button', { name: 'Wrap' }).getAttribute('aria-pressed');
      expect([await pressed('wrapped'), await pressed('kept')]).toEqual(['true', 'false']);
    });
  });
});
