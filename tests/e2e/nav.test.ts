import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, violations } from '../../plugins/tools/audit/index';
import { closeAfterwards, type OpenOptions, open } from './support/browser';
import { stopClock } from './support/clock';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { scriptGate } from './support/gate';

closeAfterwards();

const words = {
  en: {
    base: '',
    group: 'Components',
    more: 'More in Reference',
    first: 'In articles',
    deep: 'Levels of a sidebar',
    outside: /^Rspress \(opens in a new tab\)$/,
    file: 'Logo (SVG)',
    tools: 'More options',
    language: 'Language: English',
    home: 'Duet',
    section: 'Guide',
    main: 'Main',
  },
  zh: {
    base: '/zh',
    group: '组件',
    more: '展开“参考”',
    first: '文章组件',
    deep: '侧边栏层级',
    outside: /^Rspress\s*（在新标签页中打开）$/,
    file: 'Logo（SVG）',
    tools: '更多选项',
    language: '语言：简体中文',
    home: 'Duet',
    section: '指南',
    main: '主导航',
  },
} as const;
const languages = ['en', 'zh'] as const;

const openWebsite = (path: string, options: OpenOptions = {}) => open(path, { build: 'website', ...options });
const bar = (page: Page) => page.locator('header');
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => bar(page).getByRole('link', { name });
const isFocused = (target: ReturnType<typeof button>) =>
  target.evaluate(element => element === document.activeElement);

describe('a menu of the navbar', () => {
  it('opens on hover, stays open on a press, and closes 150 ms after the pointer has left', async () => {
    const page = await openWebsite('/guide/start', { before: page => page.clock.install() });
    await hydrated(page);
    await stopClock(page);
    const first = link(page, 'In articles');
    await button(page, 'Components').hover();
    await page.clock.runFor(110);
    await first.waitFor({ state: 'visible' });
    await button(page, 'Components').click();
    await expect.poll(() => first.isVisible()).toBe(true);
    // Over the gap and onto an entry: the menu stays.
    await first.hover();
    await page.clock.runFor(400);
    expect(await first.isVisible()).toBe(true);
    await page.mouse.move(720, 600);
    await page.clock.runFor(140);
    expect(await first.isVisible()).toBe(true);
    await page.clock.runFor(20);
    await first.waitFor({ state: 'hidden' });
  });

  it('scrolls to an entry that takes the focus, and the page stays where it is', async () => {
    const page = await openWebsite('/guide/start', { height: 240 });
    await hydrated(page);
    await button(page, 'Components').press('Enter');
    const entries = bar(page).locator(':popover-open a');
    const lower = async () => {
      const { y, height } = (await entries.last().boundingBox())!;
      return y + height;
    };
    expect(await lower()).toBeGreaterThan(240);
    await entries.last().focus();
    await expect.poll(lower).toBeLessThanOrEqual(240);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it('leaves a low window to the page, and is back in view for the keyboard', async () => {
    const page = await openWebsite('/shell/long#section-3', { width: 844, height: 390 });
    await hydrated(page);
    const top = async (selector: string) => (await page.locator(selector).boundingBox())!.y;
    // Below the mobile bar, which is 46 px high.
    await expect.poll(() => top('#section-3')).toBeGreaterThanOrEqual(46);
    expect(await top('#section-3')).toBeLessThan(118);
    expect([await top('header'), await top('.duet-mobile-bar')]).toEqual([expect.any(Number), 0]);
    expect(await top('header')).toBeLessThan(-72);
    await button(page, 'More options').focus();
    await expect.poll(() => top('header')).toBeGreaterThanOrEqual(0);
  });

  for (const lang of languages) {
    const w = words[lang];
    it(`works by keyboard alone (${lang})`, async () => {
      const page = await openWebsite(`${w.base}/guide/start`);
      await hydrated(page);
      for (const key of ['Enter', ' ']) {
        await button(page, w.group).focus();
        await page.keyboard.press(key);
        await link(page, w.first).waitFor({ state: 'visible' });
        await page.keyboard.press('Tab');
        await expect.poll(() => isFocused(link(page, w.first))).toBe(true);
        await page.keyboard.press('Escape');
        await expect.poll(() => link(page, w.first).isVisible()).toBe(false);
        await expect.poll(() => isFocused(button(page, w.group))).toBe(true);
      }
      // Leaving it by Tab closes it.
      await page.keyboard.press('Enter');
      await link(page, w.deep).focus();
      await page.keyboard.press('Tab');
      await link(page, w.first).waitFor({ state: 'hidden' });
      // Following a link closes it and marks the group.
      await button(page, w.group).press('Enter');
      await link(page, w.deep).press('Enter');
      await page.waitForURL(`**${w.base}/shell/levels`);
      await link(page, w.first).waitFor({ state: 'hidden' });
      await button(page, w.group).and(page.locator('[data-current]')).waitFor();
    });

    it(`works without script, and says where links lead (${lang})`, async () => {
      const page = await openWebsite(`${w.base}/guide/start`, { javaScriptEnabled: false });
      await page.getByRole('navigation', { name: w.main }).waitFor();
      expect(await link(page, w.section).getAttribute('aria-current')).toBe('page');
      expect(await bar(page).locator('a[aria-current="page"]:visible').count()).toBe(1);
      const outside = link(page, w.outside).first();
      expect(await outside.getAttribute('target')).toBe('_blank');
      await button(page, w.more).click();
      const file = link(page, w.file);
      expect(await file.isVisible()).toBe(true);
      expect([await file.getAttribute('href'), await file.getAttribute('download')]).toEqual([
        `${w.base}/logo.svg`,
        '',
      ]);
      await page.keyboard.press('Escape');
      await expect.poll(() => file.isVisible()).toBe(false);
      await expect.poll(() => bar(page).locator('[style]').count()).toBe(0);
      await button(page, w.group).click();
      await link(page, w.first).click();
      await page.waitForURL(`**${w.base}/components/code-block`);
    });
  }

  it('tells its state to assistive technology', async () => {
    const page = await openWebsite('/guide/start');
    await hydrated(page);
    const state = async () => {
      const client = await page.context().newCDPSession(page);
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      const node = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Components');
      return node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
    };
    expect(await state()).toBe(false);
    await button(page, 'Components').press('Enter');
    await expect.poll(() => state()).toBe(true);
  });

  it('keeps what was opened before the scripts arrived', async () => {
    const { hold, release } = scriptGate();
    const page = await openWebsite('/guide/start', {
      before: hold,
      until: 'commit',
    });
    await button(page, 'Components').click();
    await link(page, 'In articles').waitFor({ state: 'visible' });
    release();
    await hydrated(page);
    expect(await link(page, 'In articles').isVisible()).toBe(true);
    await link(page, 'In articles').click();
    await page.waitForURL('**/components/code-block');
    await link(page, 'In articles').waitFor({ state: 'hidden' });
  });
});

describe('the widths of the navbar', () => {
  it('fade out at the end behind which there are more entries', async () => {
    const page = await openWebsite('/guide/start', { width: 900 });
    await hydrated(page);
    const list = bar(page).locator('.duet-nav__list').first();
    const mask = () => list.evaluate(element => getComputedStyle(element).maskImage);
    expect(await mask()).toBe('none');
    await list.evaluate(element => {
      for (const entry of [...element.children, ...element.children]) element.append(entry.cloneNode(true));
    });
    await expect.poll(mask).toContain('(90deg');
    await list.evaluate(element => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await expect.poll(mask).toContain('(270deg');
  });

  it('has the specified heights, is compact below 1280 px and folds below 768 px', async () => {
    const page = await openWebsite('/guide/start');
    await hydrated(page);
    const seen = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return {
        height: (await bar(page).boundingBox())?.height,
        entries: await link(page, 'Guide').first().isVisible(),
        tools: await button(page, 'More options').isVisible(),
        globe: await button(page, 'Language: English').isVisible(),
        hamburger: await button(page, 'Open menu').isVisible(),
        sideways: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
      };
    };
    const wide = { height: 72, entries: true, tools: false, globe: true, hamburger: false, sideways: false };
    const compact = { ...wide, tools: true, globe: false };
    const small = { ...wide, height: 56, entries: false, globe: false, hamburger: true };
    expect(await seen(1440)).toEqual(wide);
    expect(await seen(1280)).toEqual(wide);
    expect(await seen(1279)).toEqual(compact);
    expect(await seen(820)).toEqual(compact);
    expect(await seen(768)).toEqual(compact);
    expect(await seen(767)).toEqual(small);
    expect(await seen(390)).toEqual(small);
  });

  it('are those of Rspress for the menu button in a navbar of the site', async () => {
    const page = await open('/config/server/port', { width: 1280 });
    await page.evaluate(() =>
      document.querySelector('.duet-nav__row')!.classList.replace('duet-nav__row', 'own-row'),
    );
    expect(await button(page, 'Open menu').isVisible()).toBe(false);
    await page.setViewportSize({ width: 1279, height: 800 });
    expect(await button(page, 'Open menu').isVisible()).toBe(true);
  });

  for (const [lang, width, javaScriptEnabled] of [
    ['en', 1100, true],
    ['zh', 820, false],
  ] as const) {
    const w = words[lang];
    it(`keeps the choices behind one button at ${width} px (${lang}, script ${javaScriptEnabled})`, async () => {
      const page = await openWebsite(`${w.base}/guide/start`, { width, javaScriptEnabled });
      if (javaScriptEnabled) await hydrated(page);
      await button(page, w.tools).press('Enter');
      await button(page, w.language).press('Enter');
      const other = bar(page).locator('a[hreflang]:not([aria-current]):visible');
      expect(await other.getAttribute('href')).toBe(lang === 'en' ? '/zh/guide/start' : '/guide/start');
      await page.keyboard.press('Escape');
      await expect.poll(() => other.isVisible()).toBe(false);
      await expect.poll(() => isFocused(button(page, w.language))).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => button(page, w.language).isVisible()).toBe(false);
      await expect.poll(() => isFocused(button(page, w.tools))).toBe(true);
    });
  }
});

describe('the language menu', () => {
  it('leads to the same page with query and hash, and back', async () => {
    const page = await openWebsite('/components/code-block?from=test#props');
    await hydrated(page);
    // By keyboard: a click of the test's pointer scrolls first, and the menu would move away below it.
    await button(page, words.en.language).press('Enter');
    const zh = bar(page).locator('a[hreflang="zh"]:visible');
    expect([await zh.getAttribute('lang'), await zh.textContent()]).toEqual(['zh', '简体中文']);
    expect(await bar(page).locator('a[hreflang="en"]:visible').getAttribute('aria-current')).toBe('true');
    await zh.press('Enter');
    await page.waitForURL('**/zh/components/code-block?from=test#props');
    await page.getByRole('heading', { level: 1, name: 'CodeBlock' }).waitFor();
    // The hash of the moment counts, not the one of the arrival.
    await page.evaluate(() => {
      location.hash = 'later';
    });
    await page.waitForFunction(() =>
      document.querySelector('header a[hreflang="en"]')?.getAttribute('href')?.endsWith('#later'),
    );
    await button(page, words.zh.language).press('Enter');
    await bar(page).locator('a[hreflang="en"]:visible').press('Enter');
    await page.waitForURL(url => url.pathname === '/components/code-block' && url.hash === '#later');
  });

  it('leads home from an address that does not exist', async () => {
    const page = await openWebsite('/nowhere', { expectedErrors: /404/ });
    await hydrated(page);
    await button(page, words.en.language).click();
    await expect.poll(() => bar(page).locator('a[hreflang="zh"]:visible').getAttribute('href')).toBe('/zh/');
  });
});

describe('the logo', () => {
  it('is downloaded once, and in the other scheme only when the reader changes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const asked: string[] = [];
      const other = colorScheme === 'light' ? 'dark' : 'light';
      const page = await openWebsite('/guide/start', {
        colorScheme,
        before: async page => {
          page.on('request', request => {
            if (/logo-(light|dark)/.test(request.url())) asked.push(request.url().replace(/.*logo-/, ''));
          });
        },
      });
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([`${colorScheme}.svg`]);
      expect(await page.locator('#logo').count()).toBe(1);
      expect(await bar(page).getByRole('link', { name: 'Duet', exact: true }).getAttribute('href')).toBe('/');
      const request = page.waitForRequest(`**/logo-${other}.svg`);
      await button(page, 'Theme: same as system').click();
      await request;
      expect(asked).toEqual([`${colorScheme}.svg`, `${other}.svg`]);
    }
  });
});

describe('the logo without script', () => {
  it('is that of the system', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openWebsite('/guide/start', { colorScheme, javaScriptEnabled: false });
      const shown = bar(page).locator('#logo img:visible');
      expect(await shown.getAttribute('src')).toBe(`/logo-${colorScheme}.svg`);
    }
  });
});

describe('the parts of the navbar', () => {
  it('have their places before pictures and scripts arrive', async () => {
    for (const width of [1440, 390]) {
      const page = await openWebsite('/guide/start', { width });
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(
        () =>
          new Promise<number>(resolve => {
            new PerformanceObserver(list => {
              const inBar = list
                .getEntries()
                .filter(entry =>
                  (entry as unknown as { sources: { node: Node | null }[] }).sources.some(({ node }) =>
                    document.querySelector('header')?.contains(node),
                  ),
                );
              resolve(inBar.length);
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestIdleCallback(() => resolve(0)));
          }),
      );
      expect(shifts).toBe(0);
    }
  });
});

describe('the social links', () => {
  let build: string;
  beforeAll(async () => {
    build = await fixture('plain', 'social');
  }, fixtureTimeoutMs);

  it('stand five in line, each with a name, and the rest behind "more"', async () => {
    const page = await open('/guide', { build });
    await hydrated(page);
    const github = link(page, 'GitHub (opens in a new tab)');
    expect([await github.getAttribute('href'), await github.getAttribute('target')]).toEqual([
      'https://github.com/web-infra-dev/rspress',
      '_blank',
    ]);
    const social = bar(page).locator('.duet-social').first();
    expect(await social.locator(':scope > *').count()).toBe(6);
    const bluesky = link(page, 'Bluesky');
    expect(await bluesky.isVisible()).toBe(false);
    await button(page, 'More links').press('Enter');
    await expect.poll(() => bluesky.isVisible()).toBe(true);
  });

  it('open texts, pictures and own HTML by hover and by keyboard', async () => {
    const page = await open('/guide', { build });
    await hydrated(page);
    await button(page, 'Discord').hover();
    const text = page.locator('header :popover-open').getByText('Ask for an invitation');
    await text.waitFor({ state: 'visible' });
    await button(page, 'WeChat').press('Enter');
    await bar(page).getByRole('img', { name: 'WeChat image' }).waitFor({ state: 'visible' });
    expect(await text.isVisible()).toBe(false);
    expect(await violations(page, undefined, 'header')).toEqual([]);
    await button(page, 'Mail').press(' ');
    await link(page, 'duet@example.com').waitFor({ state: 'visible' });
  });
});

describe('the navbar to axe', () => {
  for (const [lang, colorScheme] of [
    ['en', 'light'],
    ['zh', 'dark'],
  ] as const) {
    it(`has no violation (${lang}, ${colorScheme})`, async () => {
      const w = words[lang];
      const page = await openWebsite(`${w.base}/components/code-block`, {
        colorScheme,
        reducedMotion: 'reduce',
      });
      await hydrated(page);
      for (const width of [1440, 1100, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page, undefined, 'header')).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const name of [w.group, w.more, w.language]) {
        await button(page, name).press('Enter');
        expect(await violations(page, undefined, 'header')).toEqual([]);
      }
      await page.setViewportSize({ width: 820, height: 900 });
      await button(page, w.tools).press('Enter');
      expect(await violations(page, undefined, 'header')).toEqual([]);
    });
  }
});
