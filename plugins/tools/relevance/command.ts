import type { Browser } from 'playwright-core';
import { serveSite } from '../audit/serveSite';
import { normalizedBase, requireBase, requireSite, siteOptions } from '../audit/siteOptions';
import { startBrowser } from '../audit/startBrowser';
import { defineCommand } from '../cli/command';
import { askSearch } from './askSearch';
import { judge, missLine, type RelevanceAnswer, type RelevanceReport, tableHead, tableLine } from './judge';
import { type QuerySet, readSets } from './querySets';

/** Number of pages that type queries in parallel: most of the time is spent waiting for the pause after typing. */
const pagesAtATime = 3;

export const command = defineCommand({
  description: `Types the queries into the search of a built site, in a browser, and prints how good the results are.
The language of a query is that of the page it names.`,
  arguments: '<queries.json> …',
  options: {
    ...siteOptions,
    'min-mrr': { type: 'string', value: '<0 … 1>', description: 'fail if the mean of 1/rank is lower' },
    'max-empty': {
      type: 'string',
      value: '<n>',
      description: 'fail if more queries have no results',
    },
  },
  notes: 'Needs playwright-core and an installed Chromium or Chrome.',
  found: 'a limit is missed',
  async run({ values, positionals: files }, { findChromium, print }) {
    if (files.length === 0) throw new Error('Name at least one file of queries: duet relevance queries.json');
    const limits = {
      minMrr: number(values['min-mrr'], '--min-mrr must be a number from 0 to 1.', value => value <= 1),
      maxEmpty: number(values['max-empty'], '--max-empty must be an integer of 0 or more.', Number.isInteger),
    };
    requireSite(values.site);
    const base = normalizedBase(values.base);
    requireBase(values.site, base);
    const server = await serveSite(values.site, base);
    let browser: Browser | undefined;
    try {
      const { sets, skipped } = await readSets(files, values.site, server.origin + base);
      browser = await startBrowser(process.cwd(), findChromium);
      const reports: Array<{ name: string; report: RelevanceReport }> = [];
      for (const set of sets) {
        const answers = await ask(browser, server.origin, set, base);
        reports.push({ name: set.name, report: judge(set.queries, answers) });
      }
      print([tableHead, ...reports.map(({ name, report }) => tableLine(name, report))].join('\n'));
      for (const { report } of reports) for (const miss of report.misses) print(missLine(miss));
      for (const { query, page } of skipped)
        print(`“${query}” was skipped: ${values.site} has no page ${page}`);
      const failures = reports.flatMap(({ name, report }) => missedLimits(name, report, limits));
      for (const failure of failures) print(failure);
      return failures.length > 0;
    } finally {
      await browser?.close();
      await server.close();
    }
  },
});

function number(text: string | undefined, message: string, isValid: (value: number) => boolean) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!text.trim() || !(value >= 0) || !isValid(value)) throw new Error(message);
  return value;
}

/** Asks the queries of a set in several pages of the site. */
async function ask(browser: Browser, origin: string, { queries, lang }: QuerySet, base: string) {
  // A first visit may be redirected to the language of the browser.
  const context = await browser.newContext(lang ? { locale: lang } : {});
  const shares = Array.from({ length: Math.min(pagesAtATime, queries.length) }, async (_, share) => {
    const page = await context.newPage();
    await page.goto(origin + base.slice(0, -1) + queries[0]!.page);
    const ofShare = queries.filter((_, index) => index % pagesAtATime === share);
    return askSearch(page, ofShare, { base });
  });
  const answers: RelevanceAnswer[][] = await Promise.all(shares);
  await context.close();
  return answers.flat();
}

/** The limits of a run; what is undefined is no limit. */
interface Limits {
  /** 0 to 1. */
  minMrr: number | undefined;
  maxEmpty: number | undefined;
}

function missedLimits(name: string, report: RelevanceReport, { minMrr = 0, maxEmpty = Infinity }: Limits) {
  const { mrr, empty, asked } = report;
  const failures: string[] = [];
  if (mrr < minMrr) failures.push(`${name}: MRR ${mrr.toFixed(3)} is lower than --min-mrr ${minMrr}.`);
  if (empty.length > maxEmpty) {
    const queries = empty.map(query => `“${query}”`).join(', ');
    failures.push(
      `${name}: ${empty.length} of ${asked} queries have no results, but --max-empty is ${maxEmpty}: ${queries}`,
    );
  }
  return failures;
}
