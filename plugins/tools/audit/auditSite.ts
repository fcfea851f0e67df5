import type { Browser } from 'playwright-core';
import { createAudit, pagesWithNewElements } from './audit';
import { hydrated } from './hydrated';
import { layoutProblems, openEverything } from './layout';
import { serveSite } from './serveSite';
import { sitePages } from './sitePages';
import { structureProblems } from './structure';

/** Options of {@link auditSite}. */
export interface AuditOptions {
  /** The site's `base`, with slashes around it. @default '/' */
  base?: string;
  /** Widths of the window in CSS pixels. @default [1440, 390, 320] */
  widths?: readonly number[];
}

/** What an audit found. */
export interface SiteAudit {
  /** Number of pages that were read. */
  pages: number;
  /** Addresses of the pages that were opened: together, they have every distinct element of the site. */
  opened: string[];
  /** One line per problem, beginning with the address. */
  problems: string[];
}

/** Whether a page has no content before its scripts run, as with `ssg: false`. */
const isEmpty = (html: string) => /<div id="__rspress_root"><\/div>/.test(html);

/**
 * Audits a built site. Reads every page (in the browser where scripts draw it) and opens a few that together
 * have every distinct element. At each width, closed and with everything open, it looks for script errors, axe violations in both
 * colour schemes, clipped text and pages wider than the window.
 * @param browser one that is running
 * @param folder output of the build
 * @param options address and widths
 * @returns what was read, opened and found
 * @example
 * ```ts
 * import { chromium } from 'playwright-core';
 * import { auditSite } from 'rspress-duet-tools/audit';
 *
 * const browser = await chromium.launch({ channel: 'chrome' });
 * const { problems } = await auditSite(browser, 'doc_build', { widths: [1440, 390] });
 * await browser.close();
 * if (problems.length > 0) throw new Error(problems.join('\n'));
 * ```
 */
export async function auditSite(
  browser: Browser,
  folder: string,
  { base = '/', widths = [1440, 390, 320] }: AuditOptions = {},
): Promise<SiteAudit> {
  const pages = sitePages(folder);
  const server = await serveSite(folder, base);
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    /** Opens a page, and returns whether React has hydrated it. */
    const visit = async (address: string) => {
      await page.goto(server.origin + base.slice(0, -1) + address);
      return hydrated(page).then(
        () => true,
        () => false,
      );
    };
    for (const [address, html] of pages) {
      if (!isEmpty(html)) continue;
      if (await visit(address)) pages.set(address, await page.content());
    }
    for (const [address, html] of pages)
      problems.push(...(await structureProblems(page, html)).map(line => `${address} ${line}`));
    const opened = await pagesWithNewElements(page, pages);
    const audit = createAudit(['light', 'dark']);
    let errors: string[] = [];
    page.on('pageerror', error => errors.push(String(error)));
    page.on('console', message => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      const isMissing = /status of 404/.test(message.text());
      // The page for unknown addresses has this status, and browsers ask for an icon that nobody names.
      if (isMissing && (url === page.url() || url.endsWith('/favicon.ico'))) return;
      errors.push(
        isMissing ? `loads ${url.replace(server.origin, '')}, which does not exist` : message.text(),
      );
    });
    for (const address of opened) {
      errors = [];
      if (!(await visit(address))) {
        problems.push(...['is not hydrated', ...errors].map(line => `${address} ${line}`));
        continue;
      }
      const pageProblems: string[] = [];
      for (const isOpen of [false, true]) {
        if (isOpen) await openEverything(page);
        for (const [index, width] of widths.entries()) {
          await page.setViewportSize({ width, height: 900 });
          const lines = [...(await layoutProblems(page)), ...(await audit(page, isOpen && index === 0))];
          pageProblems.push(...lines.map(line => `(${width} px${isOpen ? ', open' : ''}) ${line}`));
        }
      }
      problems.push(...[...errors, ...pageProblems].map(line => `${address} ${line}`));
    }
    return { pages: pages.size, opened, problems: [...new Set(problems)] };
  } finally {
    await context.close();
    await server.close();
  }
}
