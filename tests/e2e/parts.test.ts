import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@rstest/core';
import { hydrated } from '../../plugins/tools/audit/index';
import { rootless, rows } from '../fixtures/parts/rows';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();

let build: string;
beforeAll(async () => {
  build = await fixture('parts');
}, fixtureTimeoutMs);

describe('the parts of the theme', () => {
  it('each have a row in the fixture, or a reason why they have no root', () => {
    const exported = [...readFileSync('theme/index.tsx', 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
      .flatMap(([, names = '']) => names.split(',').map(name => name.trim()))
      .filter(name => /^[A-Z]/.test(name));
    expect([...Object.keys(rows), ...Object.keys(rootless)].sort()).toEqual(exported.sort());
  });

  it('have their class, the given class and the given attribute in the HTML of the server', async () => {
    const page = await open('/guide/parts', { build, javaScriptEnabled: false });
    const roots = await page.locator('[data-part]').evaluateAll(all =>
      all.map(({ dataset, firstElementChild: root }) => ({
        part: dataset.part!,
        classes: [...(root?.classList ?? [])],
        given: root?.hasAttribute('data-given'),
      })),
    );
    expect(roots.map(({ part }) => part)).toEqual(Object.keys(rows));
    for (const { part, classes, given } of roots) {
      const { root } = rows[part]!;
      const wanted = expect.arrayContaining(root ? [root, 'given'] : ['given']);
      expect({ part, classes, given }).toEqual({ part, classes: wanted, given: true });
    }
  });

  it('give the ref and events to the same element', async () => {
    const page = await open('/guide/parts', { build });
    await hydrated(page);
    const wrong = await page.locator('[data-part]').evaluateAll(all =>
      all.flatMap(({ dataset, firstElementChild: root }) => {
        root?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
        return ['data-ref', 'data-left']
          .filter(name => !root?.hasAttribute(name))
          .map(name => `${dataset.part}: ${name}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('on a site with blocks and layers of its own', () => {
  it('a block of a plugin is as far from the next paragraph as a paragraph is', async () => {
    const page = await open('/guide/long', { build });
    const distances = await page.locator('.from-a-plugin').evaluateAll(blocks =>
      blocks.map(block => {
        const { top, bottom } = block.getBoundingClientRect();
        return [
          top - block.previousElementSibling!.getBoundingClientRect().bottom,
          block.nextElementSibling!.getBoundingClientRect().top - bottom,
        ];
      }),
    );
    // In the article, a callout, a quotation and a list.
    expect(distances).toHaveLength(4);
    for (const [above, below] of distances) {
      expect(below).toBeCloseTo(above!);
      expect(below).toBeGreaterThan(10);
    }
  });

  it('what components render is as far from the text as what Markdown does', async () => {
    const page = await open('/guide/long', { build });
    const distances = await page.locator('.rp-doc').evaluate(article => {
      article.insertAdjacentHTML(
        'beforeend',
        '<p>text</p><h2>Heading</h2><p>text</p><div style="margin: 0">a component</div><p>text</p>',
      );
      const boxes = [...article.children].slice(-5).map(element => element.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom));
    });
    expect(distances).toEqual([32, 12, 18, 18]);
  });

  for (const width of [1440, 390]) {
    it(`a table of a component has space between its columns and fits the page (${width} px)`, async () => {
      const page = await open('/guide/long', { build, width });
      const cells = `<td>${'word'.repeat(5)}</td>`.repeat(8);
      const found = await page.locator('.rp-doc').evaluate((article, row) => {
        article.insertAdjacentHTML('beforeend', `<div><table><tr>${row}</tr></table></div>`);
        const cell = article.querySelector('div > table td')!;
        const { scrollWidth, clientWidth } = document.documentElement;
        return {
          space: parseFloat(getComputedStyle(cell).paddingInlineEnd),
          fits: scrollWidth <= clientWidth,
        };
      }, cells);
      expect(found.space).toBeGreaterThan(8);
      expect(found.fits).toBe(true);
    });

    it(`a dialog of the site covers navbar, bars and the button to the top (${width} px)`, async () => {
      const page = await open('/guide/long', { build, width });
      await hydrated(page);
      await page.evaluate(() => window.scrollTo(0, 500));
      await page.locator('.duet-to-top').waitFor();
      await page.evaluate(() => {
        const layer = document.createElement('div');
        layer.className = 'of-the-site';
        layer.style.cssText = 'position: fixed; inset: 0; z-index: 100';
        document.body.append(layer);
      });
      const uncovered = await page
        .locator(':is(.duet-nav, .duet-mobile-bar, .duet-to-top, .duet-skip, .duet-sidebar):visible')
        .evaluateAll(parts =>
          parts.flatMap(part => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            const x = (left + right) / 2;
            const y = (Math.max(0, top) + Math.min(bottom, innerHeight)) / 2;
            return document.elementFromPoint(x, y)?.className === 'of-the-site' ? [] : [part.className];
          }),
        );
      expect(uncovered).toEqual([]);
    });
  }

  it('a word of the sidebar stays whole beside its tags, which wrap', async () => {
    const page = await open('/guide/first', { build });
    const sidebar = page.getByRole('navigation', { name: 'Pages in this section' });
    const row = sidebar.getByRole('link', { name: 'CodeBlockRuntime' });
    const lines = (selector: string) =>
      row.locator(selector).evaluate(element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    // Widths from a wide sidebar to one that the word just fits into.
    for (const width of [272, 220, 190]) {
      await sidebar.evaluate((element, px) => {
        element.style.inlineSize = `${px}px`;
      }, width);
      expect([width, await lines('.duet-sidebar__text')]).toEqual([width, 1]);
      const fits = await row.evaluate(element => element.scrollWidth <= element.clientWidth);
      expect([width, fits]).toEqual([width, true]);
    }
    const other = sidebar.getByRole('link', { name: 'An entry with several words' });
    const [text, tag] = await other.evaluate(element =>
      [...element.querySelectorAll('.duet-sidebar__text, .duet-badge')].map(part =>
        part.getBoundingClientRect(),
      ),
    );
    // Several words break between words, beside their tag.
    expect(tag!.left).toBeGreaterThanOrEqual(text!.right);
  });

  it('the button to the top covers no entry of a long outline', async () => {
    const page = await open('/guide/long', { build, width: 1440 });
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.duet-to-top').waitFor();
    const outline = page.locator('.duet-doc__outline');
    await outline.evaluate(element => element.scrollTo(0, element.scrollHeight));
    const [column, button] = [await outline.boundingBox(), await page.locator('.duet-to-top').boundingBox()];
    expect(column!.y + column!.height).toBeLessThanOrEqual(button!.y);
  });
});

describe('for readers who prefer reduced motion', () => {
  it.each(['/', '/guide/parts'])('nothing moves or fades on %s', async path => {
    const page = await open(path, { build, reducedMotion: 'reduce' });
    await hydrated(page);
    const moving = await page.locator('*').evaluateAll(all =>
      // Scripts may be removed meanwhile; an element without a page has no styles.
      all
        .filter(element => element.isConnected && element.tagName !== 'SCRIPT')
        .flatMap(element =>
          [undefined, '::before', '::after', '::backdrop'].flatMap(pseudo => {
            const { transitionDuration, animationName } = getComputedStyle(element, pseudo);
            const isStill = /^0s(, 0s)*$/.test(transitionDuration) && /^none(, none)*$/.test(animationName);
            return isStill
              ? []
              : [`${element.tagName}.${element.className} ${pseudo ?? ''} ${transitionDuration}`];
          }),
        ),
    );
    expect(moving).toEqual([]);
  });
});
