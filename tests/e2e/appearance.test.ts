import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright-core';
import { closeAfterwards, hydrated, type OpenOptions, open } from './support/browser';

closeAfterwards();

const key = 'rspress-theme-appearance';
const openGallery = (path: string, options: OpenOptions = {}) => open(path, { build: 'gallery', ...options });
const toggle = (page: Page) => page.getByRole('button', { name: /^(Theme: |主题：)/ });
const state = async (page: Page) => ({
  name: /"(.*)"/.exec(await toggle(page).ariaSnapshot())?.[1],
  stored: await page.evaluate(key => localStorage.getItem(key), key),
  dark: await page.evaluate(() => document.documentElement.matches('.dark.rp-dark')),
  scheme: await page.evaluate(() => document.documentElement.style.colorScheme),
});

describe('the theme toggle', () => {
  for (const [base, names] of [
    ['', { auto: 'Theme: same as system', light: 'Theme: light', dark: 'Theme: dark' }],
    ['/zh', { auto: '主题：跟随系统', light: '主题：浅色', dark: '主题：深色' }],
  ] as const) {
    it(`goes round auto, the other scheme, the system's (${base || '/'})`, async () => {
      for (const [system, other] of [
        ['light', 'dark'],
        ['dark', 'light'],
      ] as const) {
        const page = await openGallery(`${base}/nav/start`, { colorScheme: system, reducedMotion: 'reduce' });
        await hydrated(page);
        const shows = (choice: 'light' | 'dark') => ({ dark: choice === 'dark', scheme: choice });
        expect(await state(page)).toEqual({ name: names.auto, stored: null, ...shows(system) });
        await toggle(page).click();
        expect(await state(page)).toEqual({ name: names[other], stored: other, ...shows(other) });
        await toggle(page).press('Enter');
        expect(await state(page)).toEqual({ name: names[system], stored: system, ...shows(system) });
        await toggle(page).press(' ');
        expect(await state(page)).toEqual({ name: names.auto, stored: 'auto', ...shows(system) });
        // Only auto follows the system.
        await page.emulateMedia({ colorScheme: other });
        expect(await state(page)).toEqual({ name: names.auto, stored: 'auto', ...shows(other) });
      }
    });
  }

  it('keeps a choice over navigation, reload and tabs, and never paints another scheme', async () => {
    const page = await openGallery('/nav/start', {
      colorScheme: 'light',
      before: page =>
        page.addInitScript(() => {
          const seen: string[] = [];
          Object.assign(window, { seen });
          new MutationObserver(() => {
            const scheme = document.documentElement.style.colorScheme;
            if (scheme && seen.at(-1) !== scheme) seen.push(scheme);
          }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class', 'style'] });
        }),
    });
    await hydrated(page);
    await toggle(page).click();
    await page.reload();
    await hydrated(page);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.waitForURL(url => url.pathname === '/');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['dark']);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await toggle(second).click();
    await page.waitForFunction(() => document.documentElement.style.colorScheme === 'light');
    expect((await state(page)).name).toBe('Theme: light');
  });

  it('works before the scripts arrive, and where storage is forbidden', async () => {
    const page = await openGallery('/nav/start', {
      until: 'commit',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      before: async page => {
        await page.route('**/*.js', () => {});
        await page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('forbidden', 'SecurityError');
            },
          });
        });
      },
      // Another head script, which leads first-time readers to their language, is not under test.
      expectedErrors: /SecurityError/,
    });
    await toggle(page).click();
    expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('light');
    await page.unroute('**/*.js');
    await page.reload();
    await hydrated(page);
    await toggle(page).click();
    expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('light');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  it('is hidden without script', async () => {
    const page = await openGallery('/nav/start', { javaScriptEnabled: false });
    expect(await page.locator('[data-duet-appearance]').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-duet-appearance]:visible').count()).toBe(0);
  });
});

describe('the reveal of the new scheme', () => {
  /** Presses the toggle and tells what the browser animates. */
  async function reveal(page: Page) {
    const box = (await toggle(page).boundingBox())!;
    const at = { x: Math.round(box.x) + 5, y: Math.round(box.y) + 7 };
    await page.mouse.click(at.x, at.y);
    const animation = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const found = document
        .getAnimations()
        .find(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-new(root)');
      if (!found) return null;
      const [from, to] = (found.effect as KeyframeEffect).getKeyframes();
      return {
        duration: found.effect?.getTiming().duration,
        from: from?.clipPath,
        to: to?.clipPath,
        done: await found.finished.then(() => true),
      };
    });
    return { at, animation };
  }

  it('is a circle that grows in 400 ms from where the reader pressed', async () => {
    const page = await openGallery('/nav/start');
    await hydrated(page);
    const { at, animation } = await reveal(page);
    expect(animation?.duration).toBe(400);
    expect(animation?.from).toContain(`at ${at.x}px ${at.y}px`);
    const radius = Number(/circle\(([\d.]+)px/.exec(String(animation?.to))?.[1]);
    expect(radius).toBeCloseTo(Math.hypot(at.x, 900 - at.y), 0);
    expect((await state(page)).scheme).toBe('dark');
    await page.waitForFunction(() => !('duetReveal' in document.documentElement.dataset));
  });

  it('is off under reduced motion', async () => {
    const page = await openGallery('/nav/start', { reducedMotion: 'reduce' });
    await hydrated(page);
    expect((await reveal(page)).animation).toBeNull();
    expect((await state(page)).scheme).toBe('dark');
  });
});
