import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../../plugins/tools/audit/index';
import { closeAfterwards, open } from '../support/browser';
import { fixture, fixtureTimeoutMs } from '../support/fixture';
import { limit } from '../support/limits';

let build = '';
let plain = '';
beforeAll(async () => {
  build = await fixture('compat');
  plain = await fixture('compat', 'plain');
}, 2 * fixtureTimeoutMs);
closeAfterwards();

const stock = 'node_modules/@rspress/core/dist/theme';
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`);
const textOf = (file: string) => readFileSync(file, 'utf8');

/** Variables of https://rspress.rs/ui/vars, and the fonts: the files in which Rspress sets their defaults. */
const documented = [
  ...new Set(
    [...filesBelow(`${stock}/styles/vars`), `${stock}/styles/base.css`]
      .filter(file => file.endsWith('.css'))
      .flatMap(file => [...textOf(file).matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!)),
  ),
].sort();

/** Documented variables that no rule of Rspress reads either. */
const unread = new Set(['gray-light-2', 'gray-light-4', 'gray-light-5'].map(name => `--rp-c-${name}`));
for (const name of ['--rp-shadow-4', '--rp-shadow-5']) unread.add(name);

/** A value that no token has by default, fitting the kind of variable. */
function valueFor(name: string): string {
  const colour = 'rgb(1, 2, 3)';
  if (name.includes('radius')) return '37px';
  if (name.includes('shadow')) return `0 0 37px ${colour}`;
  if (name.includes('font-size')) return '37px';
  if (name.includes('font-family')) return 'fantasy';
  if (name.endsWith('-border') && name.includes('code-block')) return `3px dashed ${colour}`;
  if (/(title|background|feature)-bg$/.test(name)) return `linear-gradient(${colour}, ${colour})`;
  return colour;
}

/** Names of the variables that, set by a site, change what any element computes to. */
function effective(page: Page, names: string[]): Promise<string[]> {
  // Where Rspress and plugins set it.
  const elementOf = (name: string) => (name.includes('font-family') ? 'body' : ':root');
  const rules = names.map(name => [name, `${elementOf(name)} { ${name}: ${valueFor(name)}; }`] as const);
  return page.evaluate(rules => {
    const properties = [
      'color',
      'backgroundColor',
      'backgroundImage',
      'borderTopColor',
      'borderTopStyle',
      'borderBottomColor',
      'borderTopLeftRadius',
      'boxShadow',
      'fontFamily',
      'fontSize',
      'scrollbarColor',
    ] as const;
    // Elements that look alike are alike: one of each name, class and surrounding part is enough.
    const elements = new Map(
      [...document.querySelectorAll('body, body *:not(path)')].map(element => [
        [element, element.parentElement, element.closest('.rp-not-doc')]
          .map(part => `${part?.tagName} ${part?.getAttribute('class')}`)
          .join(' '),
        element,
      ]),
    );
    const computed = () =>
      [...elements.values()]
        .flatMap(element =>
          [null, '::before', '::marker'].map(pseudo => {
            const style = getComputedStyle(element, pseudo);
            return properties.map(property => style[property]).join(' ');
          }),
        )
        .join('\n');
    const before = computed();
    return rules
      .filter(([, rule]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rule);
        document.adoptedStyleSheets = [sheet];
        return computed() !== before;
      })
      .map(([name]) => name);
  }, rules);
}

/** Contrast between the text and the background of an element. It runs in the page. */
function contrast(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const canvas = document.createElement('canvas').getContext('2d')!;
  const luminance = (colour: string) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map(value => value / 255)
      .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("Rspress's documented variables", () => {
  it('have an effect where a site sets them, in light and dark', { timeout: limit(120_000) }, async () => {
    const without = new Set(documented.filter(name => !unread.has(name)));
    expect(without.size).toBeGreaterThan(45);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [path, width] of [
        ['/', 1440],
        ['/guide/start', 1440],
        ['/guide/start', 1000],
      ] as const) {
        const page = await open(path, { build, width, colorScheme, reducedMotion: 'reduce' });
        await hydrated(page);
        if (width === 1000) await page.locator('[popovertarget="duet-outline"]').click();
        for (const name of await effective(page, [...without])) without.delete(name);
      }
    }
    expect([...without]).toEqual([]);
  });

  it('keep muted text legible where a site has the faint third colour of Rspress', async () => {
    const page = await open('/guide/start', { build, width: 1440 });
    const opacity = await page.evaluate(() => {
      const { style } = document.documentElement;
      style.setProperty('--rp-c-text-2', '#000000b3');
      style.setProperty('--rp-c-text-3', '#3c3c3c54');
      const link = document.querySelector('.duet-outline a:not([aria-current])')!;
      return Number(/[\d.]+(?=\)$)/.exec(getComputedStyle(link).color)?.[0]);
    });
    expect(opacity).toBeGreaterThan(0.6);
  });

  it('keep the current page legible where the lightest brand colour is a dark shade in dark', async () => {
    const page = await open('/guide/start', { build, width: 1440, colorScheme: 'dark' });
    const lightness = await page.evaluate(() => {
      document.documentElement.style.setProperty('--rp-c-brand-lighter', 'rgb(30, 30, 40)');
      const current = document.querySelector('.duet-sidebar [aria-current]')!;
      return Number(/^oklch\(([\d.]+)/.exec(getComputedStyle(current).color)?.[1]);
    });
    expect(lightness).toBeGreaterThan(0.7);
  });

  it('make the other shades of an accent that a site sets alone', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const name of ['--rp-c-brand', '--duet-brand']) {
        const page = await open('/guide/start', { build, width: 1440, colorScheme });
        const shades = await page.evaluate(name => {
          document.documentElement.style.setProperty(name, 'rgb(0, 90, 220)');
          const current = document.querySelector('.duet-sidebar [aria-current]')!;
          const { color, backgroundColor } = getComputedStyle(current);
          const canvas = document.createElement('canvas').getContext('2d')!;
          return [color, backgroundColor].map(shade => {
            canvas.fillStyle = shade;
            canvas.fillRect(0, 0, 1, 1);
            const [red, , blue] = canvas.getImageData(0, 0, 1, 1).data;
            return blue! > red!;
          });
        }, name);
        expect(shades).toEqual([true, true]);
      }
    }
  });

  it('keep the words of a button legible on any accent, also while it is hovered', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open('/', { build, width: 1440, colorScheme, reducedMotion: 'reduce' });
      const button = page.locator('.duet-button[data-theme="brand"]').first();
      for (const accent of ['#ffb900', '#00b894', '#0969da', '#6b2fb3', '#111111', '#fafafa']) {
        await page.mouse.move(0, 0);
        await page.evaluate(
          accent => document.documentElement.style.setProperty('--rp-c-brand', accent),
          accent,
        );
        expect(await button.evaluate(contrast), `${accent} in ${colorScheme}`).toBeGreaterThan(3.9);
        await button.hover();
        await expect.poll(() => button.evaluate(element => element.matches(':hover'))).toBe(true);
        expect(await button.evaluate(contrast), `${accent} in ${colorScheme}, hovered`).toBeGreaterThan(3.9);
      }
    }
  });

  it('are read by no rule of Rspress where ours do not read them either', () => {
    const css = filesBelow(stock)
      .filter(file => file.endsWith('.css'))
      .map(textOf)
      .join('\n');
    expect([...unread].filter(name => css.includes(`var(${name}`))).toEqual([]);
  });
});

describe('a token in `globalStyles` of a site', () => {
  it('wins, by its own name and by the name of Rspress', async () => {
    const page = await open('/docs/guide/start', { build: plain });
    const colours = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('.duet-doc__sidebar')!).borderInlineEndColor,
    ]);
    expect(colours).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
  });

  it('wins without specificity too', async () => {
    const page = await open('/docs/guide/start', { build: plain });
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--duet-radius'))).toBe(
      '7px',
    );
  });

  it('may be a font that a plugin sets on the body; without one, fonts are those of the theme', async () => {
    const page = await open('/docs/guide/start', { build: plain });
    const [before, after] = await page.evaluate(() => {
      const font = () => getComputedStyle(document.querySelector('main p')!).fontFamily;
      const before = font();
      document.body.style.setProperty('--rp-font-family-base', 'fantasy');
      return [before, font()];
    });
    expect(before).toMatch(/^system-ui,/);
    expect(after).toBe('fantasy');
  });

  it('reaches stock parts, which read the variables of Rspress', async () => {
    const page = await open('/docs/guide/start', { build: plain });
    const colour = await page.evaluate(() => {
      const part = document.createElement('div');
      part.style.color = 'var(--rp-c-bg)';
      document.body.append(part);
      return getComputedStyle(part).color;
    });
    expect(colour).toBe('rgb(1, 2, 3)');
  });
});

describe('the reset of a framework, in a layer or in none', () => {
  it('leaves the parts of the theme as they are', async () => {
    const page = await open('/docs/guide/start', { build: plain });
    const sizes = await page.evaluate(() =>
      ['h1', 'main p'].map(part => parseFloat(getComputedStyle(document.querySelector(part)!).fontSize)),
    );
    expect(sizes[0]).toBeGreaterThan(1.5 * sizes[1]!);
    const space = await page.evaluate(
      () => getComputedStyle(document.querySelector('main p')!).marginBlockEnd,
    );
    expect(parseFloat(space)).toBeGreaterThan(0);
  });

  it('leaves the utilities of the framework above the theme', async () => {
    const page = await open('/docs/guide/start', { build: plain });
    const colour = await page.evaluate(() => {
      const heading = document.createElement('h2');
      heading.className = 'framework-loud';
      document.querySelector('.rp-doc')!.append(heading);
      return getComputedStyle(heading).color;
    });
    expect(colour).toBe('rgb(200, 0, 0)');
  });

  it('does not take the rules of the site with it', async () => {
    const page = await open('/docs/guide/start', { build: plain });
    const spacing = await page.evaluate(
      () => getComputedStyle(document.querySelector('main h2')!).letterSpacing,
    );
    expect(spacing).toBe('3px');
  });
});
