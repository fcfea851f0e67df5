import { describe, expect, it } from '@rstest/core';
import type { Locator, Page } from 'playwright';
import { hydrated, violations } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { stopClock } from './support/clock';

closeAfterwards();

const demo = (name: string) => `/landing/${name}`;
const box = async (locator: Locator) => (await locator.boundingBox())!;

describe('HomeHero', () => {
  it('is fed by the frontmatter, in the names of Rspress', async () => {
    const page = await open('/landing/home', { build: 'website' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Duet');
    expect(await page.getByRole('link', { name: 'New', exact: true }).getAttribute('href')).toBe(
      '/landing/home-hero',
    );
    expect(await page.getByText('Second line').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Start here' }).isVisible()).toBe(true);
    expect(await page.getByText('A block of the page itself.').isVisible()).toBe(true);
  });

  it('loads only the picture of the scheme that shows', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const loaded: string[] = [];
      const page = await open('/landing/home', {
        build: 'website',
        colorScheme,
        before: async page => page.on('request', request => loaded.push(new URL(request.url()).pathname)),
      });
      await page.getByRole('img', { name: 'The seal' }).waitFor();
      await page.waitForLoadState('networkidle');
      const picture = page.locator('main img:visible');
      expect(await picture.count()).toBe(1);
      expect(await picture.getAttribute('src')).toBe(`/logo-${colorScheme}.svg`);
    }
  });

  it('has real links, and buttons where only a handler is given', async () => {
    const page = await open(demo('home-hero'), { build: 'website' });
    await hydrated(page);
    expect(await page.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/');
    expect(await page.getByRole('link', { name: 'Learn More' }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Source Code' }).getAttribute('href')).toBe(
      'https://example.com/source',
    );
    const count = page.getByRole('button', { name: 'Count' });
    await count.click();
    await expect.poll(() => count.textContent()).toBe('Count!');
  });

  it('speaks Chinese on Chinese pages', async () => {
    const page = await open(`/zh${demo('home-hero')}`, { build: 'website' });
    expect(await page.getByRole('link', { name: '快速上手' }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: '了解更多' }).isVisible()).toBe(true);
  });
});

describe('the stars', () => {
  const starsOf = (page: Page) => page.locator('.duet-hero__stars > svg');
  const leaning = (page: Page) =>
    starsOf(page).evaluateAll(stars =>
      stars
        .map(star => [(star as SVGElement).style.transform !== '', star.getBoundingClientRect()] as const)
        .map(([leans, { x, y, width, height }]) => ({ leans, x: x + width / 2, y: y + height / 2 })),
    );

  it('are 35, hidden from assistive technology, each a twentieth of a pixel larger', async () => {
    const page = await open(demo('home-hero'), { build: 'website' });
    expect(await starsOf(page).count()).toBe(35);
    expect(await page.locator('.duet-hero__stars').getAttribute('aria-hidden')).toBe('true');
    const widths = await starsOf(page).evaluateAll(stars =>
      stars.map(star => Number(star.getAttribute('width'))),
    );
    expect(widths[0]).toBe(3);
    expect(widths[34]).toBeCloseTo(4.7);
  });

  it('lean toward the pointer only within 100 px on both axes', async () => {
    const page = await open(demo('home-hero'), { build: 'website' });
    await hydrated(page);
    const { x, y } = await box(starsOf(page).nth(5));
    await page.mouse.move(x + 60, y + 60);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<SVGElement>('.duet-hero__stars > svg')].some(
        star => star.style.transform,
      ),
    );
    for (const star of await leaning(page)) {
      // The stars have moved by at most 15 px; those near the border of the reach may be on either side.
      const distance = Math.max(Math.abs(star.x - x - 60), Math.abs(star.y - y - 60));
      if (distance < 80) expect(star.leans).toBe(true);
      if (distance > 120) expect(star.leans).toBe(false);
    }
  });

  it('rest under reduced motion', async () => {
    const page = await open(demo('home-hero'), { build: 'website', reducedMotion: 'reduce' });
    await hydrated(page);
    const { x, y } = await box(starsOf(page).nth(5));
    await page.mouse.move(x + 20, y + 20);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await leaning(page)).every(star => !star.leans)).toBe(true);
  });
});

describe('HomeFeature', () => {
  it('spans 4 of twelve columns by default and 6 where asked', async () => {
    const page = await open('/landing/home', { build: 'website' });
    const [four, six] = [
      await box(page.getByRole('main').getByRole('listitem').nth(0)),
      await box(page.getByRole('main').getByRole('listitem').nth(1)),
    ];
    const gap = 32;
    expect((four.width + gap) / (six.width + gap)).toBeCloseTo(4 / 6, 1);
  });

  it('is one link over the whole card', async () => {
    const page = await open('/landing/home', { build: 'website' });
    await hydrated(page);
    const linked = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Linked card' });
    await linked.scrollIntoViewIfNeeded();
    const card = await box(linked);
    await page.mouse.click(card.x + card.width - 4, card.y + card.height - 4);
    await page.waitForURL('**/landing/benchmark');
  });

  it('fits every width without scrolling sideways', async () => {
    for (const width of [390, 820, 1440, 1920]) {
      for (const path of ['/', '/zh/']) {
        const page = await open(path, { width });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    }
  });

  it('shows all of the hero at 320 px, also beside a long command', async () => {
    const page = await open('/', { build: 'website', width: 320 });
    for (const part of ['.duet-hero__description', '.duet-hero .duet-commands']) {
      const { x, width } = (await page.locator(part).boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(320);
    }
  });
});

/** What the page has animated by script since it was opened. */
declare const runs: Array<{ duration: number; easing: string; from: string }>;
declare const widths: number[];

/**
 * Notes each animation that a bar starts, and how wide bars are in each frame before the first. Bars wait for the
 * script as long as it takes: it may be late on a busy machine.
 */
const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('animationstart', ({ target, animationName }) => {
      if (animationName !== 'duet-benchmark-wait') return;
      for (const waiting of (target as Element).getAnimations()) waiting.pause();
    });
    const noted: typeof runs = [];
    const seen: number[] = [];
    Object.assign(globalThis, { runs: noted, widths: seen });
    const play = Animation.prototype.play;
    Animation.prototype.play = function () {
      const effect = this.effect as KeyframeEffect;
      const { duration, easing } = effect.getTiming();
      const [first] = effect.getKeyframes();
      noted.push({ duration: Number(duration), easing: easing!, from: String(first!.transform) });
      play.call(this);
    };
    const measure = () => {
      if (noted.length > 0) return;
      for (const bar of document.querySelectorAll('.duet-benchmark rect'))
        seen.push(bar.getBoundingClientRect().width);
      requestAnimationFrame(measure);
    };
    requestAnimationFrame(measure);
  });

describe('Benchmark', () => {
  const bars = (page: Page) => page.locator('.duet-benchmark rect');

  for (const javaScriptEnabled of [true, false]) {
    it(`has its final numbers and widths in the HTML (script: ${javaScriptEnabled})`, async () => {
      const page = await open(demo('benchmark'), { build: 'website', javaScriptEnabled });
      const widths = await bars(page).evaluateAll(all => all.map(bar => bar.getAttribute('width')));
      expect(widths).toEqual(['12.5%', '50%', '49.98%', '100%']);
      const table = page.getByRole('table', { name: 'Times of two tools' });
      expect(await table.getByRole('cell').allInnerTexts()).toEqual(['250ms', '1.00s', '1.00s', '2.00s']);
      expect(await table.getByRole('rowheader', { name: 'Start' }).count()).toBe(2);
    });
  }

  it('runs each bar once from zero, linearly, for its own time, when it comes into view', async () => {
    const page = await open(demo('benchmark'), { build: 'website', before: recordAnimations });
    await page.waitForFunction(() => runs.length >= 4);
    expect(await page.evaluate(() => runs)).toEqual(
      [250, 1000, 999.6, 2000].map(duration => ({ duration, easing: 'linear', from: 'scaleX(0)' })),
    );
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => runs.length)).toBe(4);
  });

  it('never shows its bars at full width before they run', async () => {
    const page = await open(demo('benchmark'), { build: 'website', before: recordAnimations });
    await page.waitForFunction(() => runs.length >= 4);
    const seen = await page.evaluate(() => widths);
    expect(seen.length).toBeGreaterThan(0);
    expect(Math.max(...seen)).toBe(0);
  });

  it('does not run under reduced motion', async () => {
    const page = await open(demo('benchmark'), {
      build: 'website',
      reducedMotion: 'reduce',
      before: recordAnimations,
    });
    await hydrated(page);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => runs)).toEqual([]);
  });
});

describe('the tools of the family', () => {
  for (const [path, heading, host] of [
    ['/', 'Build tool', 'https://rsbuild.rs/'],
    ['/zh/', '构建工具', 'https://rsbuild.rs/zh/'],
  ] as const) {
    it(`are five on ${path}, in its language, in new tabs`, async () => {
      const page = await open(path);
      const grid = page.getByRole('region').or(page.locator('.duet-tools')).last();
      const links = grid.getByRole('link');
      expect(await links.count()).toBe(5);
      expect(await grid.getByText(heading, { exact: true }).isVisible()).toBe(true);
      expect(await links.nth(1).getAttribute('href')).toBe(host);
      expect(await links.nth(1).getAttribute('target')).toBe('_blank');
    });
  }
});

describe('EcosystemPopover', () => {
  for (const javaScriptEnabled of [true, false]) {
    it(`lists seven tools in the navbar of every page (script: ${javaScriptEnabled})`, async () => {
      const page = await open('/', { javaScriptEnabled });
      if (javaScriptEnabled) await hydrated(page);
      const button = page.getByRole('button', { name: 'The Rstack family' });
      await button.click();
      const list = page.getByRole('navigation', { name: 'The Rstack family' });
      expect(await list.getByRole('link').count()).toBe(7);
      const [at, panel] = [await box(button), await box(page.locator('.duet-popover__panel:popover-open'))];
      expect(panel.y).toBeGreaterThanOrEqual(at.y + at.height);
    });
  }

  it('opens below its left edge, by keyboard, and gives focus back on Escape', async () => {
    const page = await open(demo('ecosystem-popover'), { build: 'website' });
    await hydrated(page);
    const button = page.getByRole('main').getByRole('button', { name: 'Family' });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('.duet-popover__panel:popover-open');
    await panel.waitFor();
    const [at, opened] = [await box(button), await box(panel)];
    expect(opened.x).toBeCloseTo(at.x, 0);
    expect(opened.y - at.y - at.height).toBeCloseTo(8, 0);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('One');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await button.evaluate(node => node === document.activeElement)).toBe(true);
  });

  it('opens by hover, by touch, by keys and by click, and follows the scrolled page', async () => {
    const page = await open('/guide/start/quick-start', { hasTouch: true });
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    const button = page.getByRole('button', { name: 'The Rstack family' });
    const panel = page.locator('.duet-popover__panel:popover-open');
    const closed = async () => {
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      await page.mouse.move(300, 500);
    };
    for (const way of [
      () => button.hover(),
      () => button.tap(),
      () => button.press('Enter'),
      () => button.click(),
    ]) {
      await way();
      await panel.waitFor();
      const [at, opened] = [await box(button), await box(panel)];
      expect(opened.y - at.y - at.height).toBeCloseTo(8, 0);
      await closed();
    }
  });
});

describe('Popover', () => {
  it('opens on the named side after 0.1 s of hovering and closes after leaving', async () => {
    const page = await open(demo('popover'), { build: 'website', before: page => page.clock.install() });
    await hydrated(page);
    await stopClock(page);
    const button = page.getByRole('button', { name: 'right', exact: true });
    const panel = page.locator('.duet-popover__panel:popover-open');
    await button.hover();
    await page.clock.runFor(90);
    expect(await panel.count()).toBe(0);
    await page.clock.runFor(20);
    await panel.waitFor();
    const [at, opened] = [await box(button), await box(panel)];
    expect(opened.x - at.x - at.width).toBeCloseTo(8, 0);
    await page.mouse.move(0, 0);
    await page.clock.runFor(110);
    await panel.waitFor({ state: 'hidden' });
  });

  it('stays open when what hovering opened is clicked', async () => {
    const page = await open(demo('popover'), { build: 'website', before: page => page.clock.install() });
    await hydrated(page);
    const button = page.getByRole('button', { name: 'bottom', exact: true });
    await button.hover();
    await page.clock.runFor(110);
    await button.click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(500);
    expect(await page.locator('.duet-popover__panel:popover-open').count()).toBe(1);
  });

  it('works before the scripts have arrived', async () => {
    const page = await open(demo('popover'), { build: 'website', javaScriptEnabled: false });
    await page.getByRole('button', { name: 'only by click' }).click();
    expect(await page.locator('.duet-popover__panel:popover-open').textContent()).toContain(
      'Does not open on hover',
    );
  });
});

describe('Tooltip', () => {
  it('stands right of its control, at most 250 px wide, on focus, and Escape hides it', async () => {
    const page = await open(demo('tooltip'), { build: 'website' });
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Default' });
    const hint = page
      .getByRole('tooltip', { name: /A hint that is long/ })
      .or(page.locator('[role=tooltip]').first());
    await page.getByRole('button', { name: 'Default' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('[role=tooltip]')!).visibility === 'visible',
    );
    const [at, shown] = [await box(button), await box(hint)];
    expect(shown.width).toBeLessThanOrEqual(250);
    expect(shown.x).toBeGreaterThan(at.x + at.width);
    expect(await button.getAttribute('aria-describedby')).toBe(await hint.getAttribute('id'));
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('[role=tooltip]')!).visibility === 'hidden',
    );
  });
});

describe('the home page', () => {
  it('marks that more than 100 px are scrolled, and not before', async () => {
    const page = await open('/');
    await hydrated(page);
    const marked = () => page.locator('html[data-duet-scrolled]').count();
    const ground = () =>
      page
        .locator('header')
        .first()
        .evaluate(nav => getComputedStyle(nav).backgroundColor);
    expect(await marked()).toBe(0);
    // The background comes after the navbar in the page, which is opaque until then and fades.
    await expect.poll(ground).toMatch(/, 0\)$/);
    const transparent = await ground();
    await page.mouse.wheel(0, 90);
    await page.waitForFunction(() => scrollY === 90);
    expect(await marked()).toBe(0);
    await page.mouse.wheel(0, 40);
    await page.locator('html[data-duet-scrolled]').waitFor();
    await page.waitForFunction(
      before => getComputedStyle(document.querySelector('header')!).backgroundColor !== before,
      transparent,
    );
  });

  for (const path of ['/', '/zh/']) {
    it(`carries no inline style and shifts nothing: ${path}`, async () => {
      const page = await open(path, {
        before: page =>
          page.addInitScript(() => {
            const shifts: number[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver(list => {
              for (const entry of list.getEntries())
                shifts.push((entry as unknown as { value: number }).value);
            }).observe({ type: 'layout-shift', buffered: true });
          }),
      });
      const html = await (await page.request.get(page.url())).text();
      expect(html.match(/<[^>]+\sstyle="/g)).toBe(null);
      const session = await page.context().newCDPSession(page);
      // A slower processor paints a page of which less has been parsed.
      for (const rate of [1, 4, 8]) {
        await session.send('Emulation.setCPUThrottlingRate', { rate });
        await page.reload();
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
      }
    });

    it(`paints words first: the largest paint is text or inline SVG on ${path}`, async () => {
      for (const width of [390, 1440]) {
        const page = await open(path, { width });
        await hydrated(page);
        const largest = await page.evaluate(
          () =>
            new Promise<string | undefined>(resolve => {
              new PerformanceObserver(list => {
                const last = list.getEntries().at(-1) as unknown as { element?: Element; url?: string };
                resolve(last.url || last.element?.tagName);
              }).observe({ type: 'largest-contentful-paint', buffered: true });
            }),
        );
        expect(largest).not.toMatch(/^IMG$|^http/);
      }
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      it(`has no axe violation: ${path}, ${colorScheme}`, async () => {
        const page = await open(path, { colorScheme, reducedMotion: 'reduce' });
        await hydrated(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
});
