import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { keyOfShell, keysOfElements, markElements } from './elementKeys';

/**
 * Runs axe on the page in its current state; returns one line per violation. From then on the page has no CSS
 * transitions, because a colour that is still changing has no contrast worth measuring.
 * @param rules ids of the rules to run; all by default
 * @param within selector of the part to check; the whole page by default
 * @throws Error if axe-core is not installed in the project
 */
export async function violations(page: Page, rules?: string[], within = 'html'): Promise<string[]> {
  await prepare(page);
  return run(page, JSON.stringify(within), rules);
}

/**
 * Rules that depend on texts, on siblings or on the page as a whole. All others depend only on what
 * {@link keysOfElements} tells apart.
 */
const rulesForEveryPage = [
  'aria-hidden-focus',
  'aria-required-children',
  'aria-required-parent',
  'aria-valid-attr-value',
  'button-name',
  'definition-list',
  'dlitem',
  'document-title',
  'duplicate-id-aria',
  'empty-heading',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'identical-links-same-purpose',
  'image-alt',
  'image-redundant-alt',
  'label',
  'landmark-one-main',
  'landmark-unique',
  'link-name',
  'list',
  'listitem',
  'page-has-heading-one',
  'region',
  'scrollable-region-focusable',
  'summary-name',
  'valid-lang',
];

/**
 * An audit of many pages that share most of their structure. The main part of every page is checked with the rules
 * that depend on its text, and so is the rest of each page that has a new structure there; all other rules, and
 * contrast in both schemes, are checked once for each distinct element: its tag, classes, inline style and ARIA
 * attributes, and those of its ancestors.
 * The scheme of the page is restored. With `withTexts` false, only elements that are new are checked, which is
 * enough for further states of a page, such as another width.
 */
export function createAudit(schemes: readonly ['light' | 'dark', ...('light' | 'dark')[]]) {
  const seen = new Set<number>();
  const seenShells = new Set<string>();
  return async (page: Page, withTexts = true): Promise<string[]> => {
    await prepare(page);
    const fresh = (await page.evaluate(keysOfElements, undefined)).filter(key => !seen.has(key));
    const problems: string[] = [];
    if (withTexts) {
      const shell = await page.evaluate(keyOfShell);
      const onlyMain = seenShells.has(shell) && (await page.$('main'));
      problems.push(...(await (onlyMain ? articleViolations(page) : run(page, "'html'", rulesForEveryPage))));
      seenShells.add(shell);
    }
    if (fresh.length === 0) return problems;
    for (const key of fresh) seen.add(key);
    await page.evaluate(markElements, fresh);
    // What has gone since, such as the fallback of a part that was loading, axe would not find.
    const marked = 'window.duetMarked.filter(element => element.isConnected)';
    const [first, ...others] = schemes;
    problems.push(...(await run(page, marked)).map(line => `(${first}) ${line}`));
    for (const colorScheme of others) {
      await showScheme(page, colorScheme);
      // Only colours change with the scheme.
      problems.push(...(await run(page, marked, ['color-contrast'])).map(line => `(${colorScheme}) ${line}`));
    }
    if (others.length > 0) await showScheme(page, first);
    return problems;
  };
}

/**
 * Runs in the page: ends all CSS transitions and prevents new ones. A style sheet without an element is allowed by
 * every Content-Security-Policy.
 */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Switches the colour scheme and waits until the scripts of the page have seen it, which takes them a frame. */
async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Few pages that together have every distinct element of all pages, those with the most elements first.
 * @param reader any open page, which parses the HTML
 * @param pages HTML by address
 */
export async function pagesWithNewElements(
  reader: Page,
  pages: ReadonlyMap<string, string>,
): Promise<string[]> {
  const missing = new Map<string, Set<number>>();
  for (const [address, html] of pages)
    missing.set(address, new Set(await reader.evaluate(keysOfElements, html)));
  const chosen: string[] = [];
  for (;;) {
    const [next] = [...missing].sort(([, a], [, b]) => b.size - a.size);
    if (!next || next[1].size === 0) return chosen;
    chosen.push(next[0]);
    const found = [...next[1]];
    for (const keys of missing.values()) for (const key of found) keys.delete(key);
  }
}

/** Rules for whole pages, which do not apply to a part of one. */
const rulesForWholePages = /^(document-title|html-|landmark-|page-has|region$)/;

/** Runs the rules that depend on texts on the main part of a page. */
export async function articleViolations(page: Page): Promise<string[]> {
  await prepare(page);
  const rules = rulesForEveryPage.filter(rule => !rulesForWholePages.test(rule));
  return run(page, "'main'", rules);
}

let source: Promise<string> | undefined;

/** Adds axe to the page and stops its transitions, once. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate('"axe" in window')) return;
  await page.evaluate(stopTransitions);
  source ??= readFile(axeFile(), 'utf8');
  // Not as a script element, which the Content-Security-Policy of the site could block.
  await page.evaluate(await source);
}

/** Path of the axe that is installed in the project. */
function axeFile(): string {
  try {
    return createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');
  } catch {
    throw new Error('axe is not installed. Run "npm install -D axe-core".');
  }
}

/** @param context source of a selector or of a list of elements, which may be empty */
async function run(page: Page, context: string, rules?: string[]): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(
    `(context => (context.length > 0 ? axe.run(context, ${JSON.stringify(options)}) : { violations: [] }))(${context})`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help} | ${node.target.join(' ')} | ${node.failureSummary ?? ''}`),
  );
}
