import { describe, expect, it } from '@rstest/core';
import { hydrated, layoutProblems } from '../../plugins/tools/audit/index';
import { pageKinds } from '../pageKinds.mjs';
import { closeAfterwards, open } from './support/browser';
import { opened, openers } from './support/overlays';

closeAfterwards();

const pages = ['', '/zh'].flatMap(prefix => pageKinds.map(path => prefix + path));
const expectedErrors = /404/;

/** The largest text spacing that WCAG 2.2 (1.4.12) asks a page to bear. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

describe('a reader with large text', () => {
  // 320 px are a window of 1280 px at 400 % zoom.
  it.each(pages)('reads all of %s at 320 px, and with text spacing at 390 and 1440 px', async path => {
    const page = await open(path, { width: 320, height: 256, expectedErrors });
    await hydrated(page);
    expect(await layoutProblems(page)).toEqual([]);
    await page.addStyleTag({ content: spacing });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await layoutProblems(page)]).toEqual([width, []]);
    }
  });

  it.each([390, 1440])('reads in the size that is set in the browser, at %i px', async width => {
    const page = await open('/guide/start/quick-start', {
      width,
      before: async page => {
        const session = await page.context().newCDPSession(page);
        await session.send('Page.enable');
        await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
      },
    });
    await hydrated(page);
    const sizes = await page.evaluate(() =>
      ['.rspress-doc p', '.duet-title__text'].map(
        part => getComputedStyle(document.querySelector(part)!).fontSize,
      ),
    );
    expect(sizes).toEqual(['24px', '24px']);
    expect(await layoutProblems(page)).toEqual([]);
  });

  it.each([
    [390, '/'],
    [1440, '/guide/start/quick-start'],
  ])('has room for the text in twice the size, at %i px of %s', async (width, path) => {
    const page = await open(path, {
      width,
      before: async page => {
        const session = await page.context().newCDPSession(page);
        await session.send('Page.enable');
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      },
    });
    await hydrated(page);
    expect(await layoutProblems(page)).toEqual([]);
    const title = page.getByRole('heading', { level: 1 });
    expect((await title.boundingBox())!.width).toBeGreaterThan(280);
    const ends = await title
      .locator('*')
      .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().right));
    expect(Math.max(0, ...ends)).toBeLessThanOrEqual(width);
  });

  it('sees search and menus in full at 320 px', async () => {
    const page = await open('/guide/start/quick-start', { width: 320, height: 480 });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('port');
    // The titles that are found come first, then all results.
    await page.locator('[data-answered=port]').waitFor();
    expect(await layoutProblems(page)).toEqual([]);
    const box = (await page.getByRole('option').first().boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  });

  it('sees what has the focus in everything that opens above the page', async () => {
    const page = await open('/guide/start/quick-start', { width: 320, height: 256 });
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    const seen: number[] = [];
    const count = await openers(page).count();
    for (let number = 0; number < count; number++) {
      await openers(page).nth(number).press('Enter');
      await opened(page).waitFor();
      const links = await opened(page).locator('a:visible').all();
      seen.push(links.length);
      for (const link of links) {
        await link.focus();
        const isSeen = () =>
          link.evaluate(element => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          });
        await expect.poll(isSeen, { message: await link.innerText() }).toBe(true);
      }
      await page.keyboard.press('Escape');
      await opened(page).waitFor({ state: 'detached' });
    }
    // Products, menu of the site, sidebar and outline; search has none yet.
    expect(seen.filter(links => links > 5).length).toBe(4);
  });
});

describe('forced colours', () => {
  it.each(pageKinds)('leave every control of %s an edge or an underline, and a ring', async path => {
    const page = await open(path, { forcedColors: 'active', expectedErrors });
    await hydrated(page);
    const faint = await page.evaluate(() => {
      const problems: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>('button, select, input')) {
        if (!element.checkVisibility()) continue;
        element.focus({ focusVisible: true } as FocusOptions);
        if (document.activeElement !== element) continue;
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        const around = element.closest(':focus-within:not(html, body)');
        const ring = outlineStyle !== 'none' || (around && getComputedStyle(around).outlineStyle !== 'none');
        // Shadows are not drawn in forced colours, so they are no ring.
        if (!ring) problems.push(`${element.className} ${element.textContent?.trim()} ${boxShadow}`);
      }
      return problems;
    });
    expect(faint).toEqual([]);
  });

  it('keep the marks of lines of code', async () => {
    const page = await open('/components/code-block', { build: 'website', forcedColors: 'active' });
    const marks = await page
      .locator('.duet-line')
      .evaluateAll(lines =>
        lines.map(line => [
          (line as HTMLElement).dataset.mark ?? 'none',
          getComputedStyle(line).borderInlineStartWidth !== '0px',
        ]),
      );
    const drawn = (isDrawn: boolean) =>
      new Set(marks.filter(mark => mark[1] === isDrawn).map(([name]) => name));
    expect(drawn(true)).toEqual(new Set(['highlight', 'add', 'remove', 'error', 'warning', 'focus']));
    expect(drawn(false)).toEqual(new Set(['none', 'dimmed']));
  });

  it('keep the marks of the current page and of the chosen tab', async () => {
    const page = await open('/guide/start/quick-start', { forcedColors: 'active' });
    await hydrated(page);
    const differs = await page.evaluate(() => {
      const visible = [
        'color',
        'backgroundColor',
        'fontWeight',
        'borderInlineStartColor',
        'borderBottomColor',
        'borderBottomStyle',
        'textDecorationLine',
      ] as const;
      const look = (element: Element) => {
        const style = getComputedStyle(element);
        const before = getComputedStyle(element, '::before').backgroundColor;
        return JSON.stringify([...visible.map(name => style[name]), before]);
      };
      const pair = (one: string, other: string) => {
        const [a, b] = [document.querySelector(one), document.querySelector(other)];
        return a && b ? look(a) !== look(b) : `${one} or ${other} is missing`;
      };
      return [
        pair('#duet-sidebar [aria-current=page]', '#duet-sidebar a:not([aria-current])'),
        pair('[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'),
      ];
    });
    expect(differs).toEqual([true, true]);
  });
});
