import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import {
  createAudit,
  hydrated,
  layoutProblems,
  openEverything,
  pagesWithNewElements,
  sitePages,
  structureProblems,
} from '../../../plugins/tools/audit/index';
import { text } from '../../../theme/text';
import { closeAfterwards, open, originOf } from '../support/browser';
import { inlineAttributes } from '../support/inlineAttributes';
import { limit } from '../support/limits';

closeAfterwards();

const build = 'website';
const languages = ['', '/zh'];
/** Address of every page, without its language. */
const pages = readdirSync('website/docs/en', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.mdx') && !file.startsWith('generated'))
  .map(file => `/${file.replaceAll('\\', '/').replace(/(index)?\.mdx$/, '')}`)
  .sort();
/** Pages that show a component; the others show a whole page, or are there to be listed. */
const componentPages = pages.filter(
  path =>
    /^\/(components|landing)\/[^/]+$/.test(path) &&
    !['/landing/home', '/landing/home-background'].includes(path),
);
/** HTML of every page, by its address. */
const builtPages = sitePages('website/doc_build');
const isLive = '.rp-preview--internal__card__content';

/** The words for the types of notes. */
const typeWords: string[] = Object.entries(text)
  .filter(([key]) => key.startsWith('callout.'))
  .flatMap(([, words]) => Object.values(words));

/** What a reader of the HTML gets, live previews left out: they show what their source says. */
interface Article {
  headings: string[];
  code: string[];
  texts: string[];
}

/** Reads pages with the browser's parser; no script of theirs runs. */
const articles = (page: Page, paths: string[]): Promise<Article[]> =>
  page.evaluate(
    async ([paths, isLive, types]) => {
      const read = async (path: string) => {
        const html = await (await fetch(path)).text();
        const root = new DOMParser().parseFromString(html, 'text/html').querySelector('.rspress-doc');
        if (!root) return { headings: [], code: [], texts: [] };
        // Controls act on the page; in Markdown there is nothing for them to act on.
        const controls =
          'button, [role=tablist], .duet-llms, .duet-overview__filter, .duet-heading__link, svg';
        const words =
          'details > summary:not(.duet-callout__title), .duet-prompt__eyebrow, .duet-stale, a .duet-visually-hidden';
        for (const part of root.querySelectorAll(`${isLive}, ${controls}, ${words}`)) part.remove();
        // A note without a title of its own is known by its type there.
        for (const note of root.querySelectorAll<HTMLElement>('.duet-callout[data-type]')) {
          const title = note.querySelector('.duet-callout__title')!;
          if (types.includes(title.textContent ?? '')) title.textContent = note.dataset.type!;
        }
        const code = [...root.querySelectorAll('pre')].map(node => node.textContent ?? '');
        const texts: string[] = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
        for (const mark of root.querySelectorAll('.duet-badge, .duet-tag')) mark.remove();
        const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
          node => `${'#'.repeat(Number(node.tagName[1]))} ${node.textContent!.trim()}`,
        );
        return { headings, code, texts };
      };
      return Promise.all(paths.map(read));
    },
    [paths, isLive, typeWords] as const,
  );

const fence = /^([ \t>]*)(`{3,})[^\n]*\n([\s\S]*?)^[ \t>]*\2[ \t]*$/gm;
/** Code that the page shows as a drawing or a formula. */
const isShown = /^[ \t>]*`{3,}(mermaid|math)\b/;
/** Code by its characters: blanks, and the marks of a diff, are written differently in the two forms. */
const plainCode = (text: string) => text.replace(/^[> ]*[+-] /gm, '').replace(/\s/g, '');
/** Text by its letters and digits: all else may be Markdown's own. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

describe('every page of the website', () => {
  for (const lang of languages) {
    it(`has in its Markdown the headings, the code and the words of its HTML, in order${lang}`, async () => {
      const page = await open(`${lang}/components/steps`, { build, javaScriptEnabled: false });
      const origin = await originOf(build);
      const paths = pages.map(path => lang + path);
      const html = await articles(page, paths);
      const lost: string[] = [];
      let compared = 0;
      for (const [index, path] of paths.entries()) {
        const response = await fetch(`${origin}${path.endsWith('/') ? `${path}index` : path}.md`);
        expect([path, response.status]).toEqual([path, 200]);
        const markdown = await response.text();
        const { headings, code, texts } = html[index]!;
        // A landing page is no article; its blocks have tests of their own.
        if (texts.length === 0) continue;
        const fences = [...markdown.matchAll(fence)]
          .filter(([block]) => !isShown.test(block))
          .map(([, , , text]) => plainCode(text!));
        expect([path, fences]).toEqual([path, code.map(plainCode)]);
        compared += fences.length;
        const found = markdown.replace(fence, '').match(/^#{1,6} .*$/gm) ?? [];
        if (headings.length > 0) {
          const bare = found.map(line =>
            line
              .replace(/[\\`]/g, '')
              .replace(/( \([^)]*\))+$/, '')
              .trim(),
          );
          expect([path, bare]).toEqual([path, headings]);
        }
        const all = letters(markdown);
        lost.push(...texts.filter(text => !all.includes(letters(text))).map(text => `${path}: ${text}`));
      }
      expect(lost).toEqual([]);
      expect(compared).toBeGreaterThan(100);
    });
  }

  it('has one title, main part and first heading, no inline style and no inline handler', async () => {
    const origin = await originOf(build);
    const page = await open('/components/steps', { build, javaScriptEnabled: false });
    const found: string[] = [];
    for (const path of pages.flatMap(path => languages.map(lang => lang + path))) {
      const html = await (await fetch(origin + path)).text();
      // The page of the hero shows several, each with a first heading.
      const problems = path.endsWith('/home-hero') ? [] : await structureProblems(page, html);
      found.push(...problems.map(text => `${path} ${text}`));
      found.push(...inlineAttributes(html).map(tag => `${path} ${tag}`));
    }
    expect(found).toEqual([]);
  });

  for (const [lang, options] of [
    ['', { width: 1440, colorScheme: 'light' }],
    ['/zh', { width: 390, colorScheme: 'dark' }],
  ] as const) {
    const audit = createAudit([options.colorScheme]);
    for (const part of ['components', 'landing', '']) {
      const mine = pages.filter(path => (part ? path.startsWith(`/${part}/`) : !/^\/(comp|land)/.test(path)));
      const where = `${options.width} px, ${options.colorScheme}, ${lang}/${part}`;
      // Pages of tables and text repeat the same elements: axe has nothing to find on those that bring no new one.
      it(`keeps its layout, is no wider than the window, and passes axe closed and open where an element is new: ${where}`, {
        timeout: limit(600_000),
      }, async () => {
        const found: string[] = [];
        const page = await open(`${lang}/components/steps`, {
          build,
          reducedMotion: 'reduce',
          ...options,
          before: page => page.addInitScript(watchLayout),
        });
        const shown = new Map(mine.map(path => [path, builtPages.get(lang + path)!]));
        const distinct = await pagesWithNewElements(page, shown);
        expect(distinct.length).toBeGreaterThan(5);
        for (const path of mine) {
          await page.goto(new URL(lang + path, page.url()).href);
          await hydrated(page);
          found.push(...(await layoutProblems(page)).map(text => `${path} ${text}`));
          const isDistinct = distinct.includes(path);
          if (isDistinct) found.push(...(await audit(page, false)).map(text => `${path}: ${text}`));
          const shifted = await shiftsOf(page);
          // The browser may have painted a tag whose text was not parsed yet; what the page does, it does again.
          if (shifted.length > 0) {
            await page.reload();
            await hydrated(page);
            const again = await shiftsOf(page);
            found.push(...again.map(what => `${path} shifts its layout: ${what}`));
          }
          if (!isDistinct) continue;
          await openEverything(page);
          found.push(...(await audit(page)).map(text => `${path}, open: ${text}`));
        }
        expect(found).toEqual([]);
      });
    }
  }
});

/** Notes every shift of the layout, by what moved; runs in the page. */
function watchLayout() {
  const shifted: string[] = [];
  Object.assign(window, { shifted });
  interface Shift extends PerformanceEntry {
    hadRecentInput: boolean;
    sources: { node?: Node | null }[];
  }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      for (const { node } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        shifted.push(element?.outerHTML.slice(0, 80) ?? 'a part that is gone');
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifted: string[] }).shifted);

describe('every page of a component', () => {
  it('shows it live, with its source below, and its props, also without JavaScript', async () => {
    const found: string[] = [];
    const page = await open('/components/steps', { build, javaScriptEnabled: false, width: 390 });
    for (const path of componentPages) {
      await page.goto(new URL(path, page.url()).href);
      const previews = await page.locator('.rp-preview').evaluateAll(
        (all, isLive) =>
          all.map(preview => {
            const live = preview.querySelector(isLive)!;
            const source = preview.querySelector('.rp-preview--internal__code .duet-code')!;
            const [above, below] = [live.getBoundingClientRect(), source.getBoundingClientRect()];
            const isThere = live.childElementCount > 0 && source.checkVisibility({ opacityProperty: true });
            return isThere && above.height > 20 && below.height > 40 && below.top >= above.bottom - 1;
          }),
        isLive,
      );
      if (previews.length === 0) found.push(`${path} has no live preview`);
      if (previews.includes(false)) found.push(`${path}: a preview lacks component or source`);
      const isPropless = path.endsWith('/image-zoom');
      if (!isPropless && (await page.locator('#props').count()) === 0) found.push(`${path} lists no props`);
    }
    expect(found).toEqual([]);
  });

  it('hides no control of a preview that the Tab key would still find', async () => {
    const page = await open('/components/badge', { build });
    await hydrated(page);
    const first = page.locator('.rp-preview').first();
    await first.getByRole('group', { name: 'Code: tsx' }).focus();
    await expect.poll(() => first.locator('button:visible').allInnerTexts()).toEqual(['Wrap', 'Copy']);
  });
});
