import { describe, expect, it } from '@rstest/core';
import {
  articleViolations,
  createAudit,
  hydrated,
  pagesWithNewElements,
  sitePages,
  structureProblems,
} from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { pageScripts } from './support/gate';
import { inlineAttributes } from './support/inlineAttributes';
import { limit } from './support/limits';

closeAfterwards();

const pages = sitePages('doc_build');

/** A page with the styles of the site and none of its scripts, in which other pages are shown. */
const openFrame = () =>
  open('/config/', {
    reducedMotion: 'reduce',
    before: page => page.route(pageScripts, route => route.fulfill({ body: '' })),
  });

describe('every page of the site', () => {
  // Pages repeat the same elements: 390 of them are made of about 900 that differ in more than their text, and 37 have them all.
  it('hydrates, and passes axe in light and dark, at three widths, wherever an element is new', {
    timeout: limit(600_000),
  }, async () => {
    const distinct = await pagesWithNewElements(await openFrame(), pages);
    expect(distinct.length).toBeGreaterThan(5);
    const audit = createAudit(['light', 'dark']);
    const page = await open('/404', { reducedMotion: 'reduce', expectedErrors: /404/ });
    const found: string[] = [];
    for (const address of distinct) {
      await page.goto(new URL(address, page.url()).href);
      await hydrated(page);
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await audit(page, width === 1440);
        found.push(...lines.map(line => `${address} (${width} px) ${line}`));
      }
    }
    expect(found).toEqual([]);
  });

  for (const language of ['en', 'zh']) {
    it(`has one title, main part and first heading, and a text that passes the axe rules about it (${language})`, {
      timeout: limit(600_000),
    }, async () => {
      const mine = [...pages].filter(([path]) => path.startsWith('/zh') === (language === 'zh'));
      const frame = await openFrame();
      const found: string[] = [];
      for (const [address, html] of mine) {
        const problems = await structureProblems(frame, html);
        await frame.evaluate(showArticle, html);
        // Without scripts, as here, nothing gives a table that scrolls a tab stop; whether one does depends on the fonts.
        const violations = await articleViolations(frame);
        problems.push(...violations.filter(line => !/^scrollable-region-focusable.*\.duet-table/.test(line)));
        found.push(...problems.map(line => `${address} ${line}`));
      }
      expect(found).toEqual([]);
    });
  }

  it('carries no inline style and no inline handler, so that a strict policy can be served', () => {
    const found = [...pages].flatMap(([address, html]) =>
      inlineAttributes(html).map(tag => `${address} ${tag}`),
    );
    expect(found.slice(0, 20)).toEqual([]);
  });
});

/** Shows the main part of another page instead of the page in view, without its scripts. */
function showArticle(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = next.documentElement.lang;
  document.body.replaceChildren(next.querySelector('main') ?? '');
}
