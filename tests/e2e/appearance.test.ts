import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, type OpenOptions, open } from './support/browser';
import { pageScripts } from './support/gate';

closeAfterwards();

const key = 'rspress-theme-appearance';
const openWebsite = (path: string, options: OpenOptions = {}) => open(path, { build: 'website', ...options });
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
        const page = await openWebsite(`${base}/guide/start`, {
          colorScheme: system,
          reducedMotion: 'reduce',
        });
        await hydrated(page);
        const shows = (choice: 'light' | 'dark') => ({ dark: choice === 'dark', scheme: choice });
        expect(await state(page)).toEqual({ name: names.auto, stored: null, ...shows(system) });
        await toggle(page).click();
        await expect.poll(() => state(page)).toEqual({ name: names[other], stored: other, ...shows(other) });
        await toggle(page).press('Enter');
        await expect
          .poll(() => state(page))
          .toEqual({ name: names[system], stored: system, ...shows(system) });
        await toggle(page).press(' ');
        await expect.poll(() => state(page)).toEqual({ name: names.auto, stored: 'auto', ...shows(system) });
        // Only auto follows the system, which pages are told with their next frame.
        await page.emulateMedia({ colorScheme: other });
        await expect.poll(() => state(page)).toEqual({ name: names.auto, stored: 'auto', ...shows(other) });
      }
    });
  }

  it('keeps a choice over navigation, reload and tabs, and never paints another scheme', async () => {
    const page = await openWebsite('/guide/start', {
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
    await page.getByRole('link', { name: 'Duet', exact: true }).first().click();
    await page.waitForURL(url => url.pathname === '/');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['dark']);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await toggle(second).click();
    await page.waitForFunction(() => document.documentElement.style.colorScheme === 'light');
    expect((await state(page)).name).toBe('Theme: light');
  });

  it('is that of a later page when the reader comes back through the back/forward cache', async () => {
    const page = await openWebsite('/guide/start', { colorScheme: 'light' });
    await hydrated(page);
    await page.evaluate(key => {
      // As another page does, of which one in that cache hears nothing.
      localStorage.setItem(key, 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, key);
    expect((await state(page)).dark).toBe(true);
  });

  it('works before the scripts arrive, and where storage is forbidden', async () => {
    const page = await openWebsite('/guide/start', {
      until: 'commit',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      before: async page => {
        await page.route(pageScripts, () => {});
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
    await expect.poll(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe('light');
    await page.unroute(pageScripts);
    await page.reload();
    await hydrated(page);
    await toggle(page).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe('light');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  it('is hidden without script', async () => {
    const page = await openWebsite('/guide/start', { javaScriptEnabled: false });
    expect(await page.locator('[data-duet-appearance]').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-duet-appearance]:visible').count()).toBe(0);
  });
});

describe('the reveal of the new scheme', () => {
  /** A reveal that the browser has made ready. */
  interface Reveal {
    animation: string;
    duration: unknown;
    from: unknown;
    to: unknown;
  }

  /** Notes every reveal from here on at the moment when the browser is about to show it. */
  async function watch(page: Page) {
    const seen = await page.evaluateHandle(() => {
      const seen: Promise<Reveal | undefined>[] = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = update => {
        const transition = start(update);
        const described = transition.ready.then(() => {
          const [shown] = document
            .getAnimations()
            .filter(
              ({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-new(root)',
            );
          const effect = shown!.effect as KeyframeEffect;
          const [from, to] = effect.getKeyframes();
          return {
            animation: (shown as CSSAnimation).animationName,
            duration: effect.getTiming().duration,
            from: from?.clipPath,
            to: to?.clipPath,
          };
        });
        // A reveal that another one skips is never shown.
        seen.push(described.catch(() => undefined));
        return transition;
      };
      return seen;
    });
    return {
      /** The reveals of `count` presses. */
      async shown(count: number) {
        await page.waitForFunction(({ seen, count }) => seen.length === count, { seen, count });
        return seen.evaluate(seen => Promise.all(seen));
      },
      count: () => seen.evaluate(({ length }) => length),
    };
  }

  /** A place on the toggle, in whole pixels. */
  async function placeOn(page: Page) {
    const { x, y } = (await toggle(page).boundingBox())!;
    return { x: Math.round(x) + 5, y: Math.round(y) + 7 };
  }

  const over = (page: Page) =>
    page.waitForFunction(() => !('duetReveal' in document.documentElement.dataset));

  it('is a circle that grows in 400 ms from where the reader pressed', async () => {
    const page = await openWebsite('/guide/start');
    const reveals = await watch(page);
    const at = await placeOn(page);
    await page.mouse.click(at.x, at.y);
    const [reveal] = await reveals.shown(1);
    expect(reveal).toMatchObject({ animation: 'duet-reveal', duration: 400 });
    expect(reveal?.from).toContain(`at ${at.x}px ${at.y}px`);
    const radius = Number(/circle\(([\d.]+)px/.exec(String(reveal?.to))?.[1]);
    expect(radius).toBeCloseTo(Math.hypot(at.x, 900 - at.y), 0);
    await over(page);
    expect((await state(page)).scheme).toBe('dark');
  });

  it('starts again, without an error, if the reader presses again at once', async () => {
    const page = await openWebsite('/guide/start');
    // The first press's reveal is skipped before it is ready, which is no error.
    const pressTwice = () =>
      toggle(page).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    await pressTwice();
    await over(page);
    expect((await state(page)).stored).toBe('light');
    const reveals = await watch(page);
    await pressTwice();
    const [first, second] = await reveals.shown(2);
    expect(first).toBeUndefined();
    expect(second?.animation).toBe('duet-reveal');
    await over(page);
    expect((await state(page)).stored).toBe('dark');
  });

  it('is off under reduced motion', async () => {
    const page = await openWebsite('/guide/start', { reducedMotion: 'reduce' });
    const reveals = await watch(page);
    await toggle(page).click();
    expect((await state(page)).scheme).toBe('dark');
    await expect.poll(() => reveals.count()).toBe(0);
  });
});
