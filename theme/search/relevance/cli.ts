import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser } from 'playwright-core';
import { type CliEnvironment, requireSite } from '../../testing/commandLine';
import { serveSite, siteFile } from '../../testing/serveSite';
import { startBrowser } from '../../testing/startBrowser';
import { askSearch } from './askSearch';
import { type Command, help, parseCommand } from './command';
import { judge, missLine, type RelevanceAnswer, type RelevanceReport, tableHead, tableLine } from './judge';
import { parseQueries, type RelevanceQuery } from './queries';

/** Number of pages that type queries in parallel: most of the time is spent waiting for the pause after typing. */
const pagesAtATime = 3;

/** The queries of one file in one language: a row of the table. */
interface QuerySet {
  name: string;
  lang: string;
  queries: RelevanceQuery[];
}

/**
 * The command line.
 * @returns the exit code: 0, or 1 if a limit is missed
 * @throws Error that says why the queries cannot be run
 */
export async function runCli(args: string[], { findChromium, print }: CliEnvironment): Promise<number> {
  const command = parseCommand(args);
  if (!command) {
    print(help);
    return 0;
  }
  const { sets, skipped } = readSets(command);
  const server = await serveSite(command.site, command.base);
  let browser: Browser | undefined;
  try {
    browser = await startBrowser(process.cwd(), findChromium);
    const reports: Array<{ name: string; report: RelevanceReport }> = [];
    for (const set of sets) {
      const answers = await ask(browser, server.origin, set, command.base);
      reports.push({ name: set.name, report: judge(set.queries, answers) });
    }
    print([tableHead, ...reports.map(({ name, report }) => tableLine(name, report))].join('\n'));
    for (const { report } of reports) for (const miss of report.misses) print(missLine(miss));
    for (const { query, page } of skipped)
      print(`“${query}” was skipped: ${command.site} has no page ${page}`);
    const failures = reports.flatMap(({ name, report }) => missedLimits(name, report, command));
    for (const failure of failures) print(failure);
    return failures.length > 0 ? 1 : 0;
  } finally {
    await browser?.close();
    await server.close();
  }
}

/** The queries by file and language, and those for pages that the site does not have. */
function readSets({ files, site }: Command): { sets: QuerySet[]; skipped: RelevanceQuery[] } {
  requireSite(site);
  const skipped: RelevanceQuery[] = [];
  const sets = files.flatMap(file => {
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    const byLanguage = new Map<string, RelevanceQuery[]>();
    for (const query of parseQueries(readFileSync(file, 'utf8'), file)) {
      const html = siteFile(site, query.page);
      if (!html) {
        skipped.push(query);
        continue;
      }
      const lang = /<html\b[^>]*?\slang="?([\w-]*)/i.exec(readFileSync(html, 'utf8'))?.[1] ?? '';
      byLanguage.set(lang, [...(byLanguage.get(lang) ?? []), query]);
    }
    return [...byLanguage].map(([lang, queries]) => ({ name: `${basename(file)}, ${lang}`, lang, queries }));
  });
  if (sets.length > 0) return { sets, skipped };
  throw new Error(
    `${site} has none of the pages that the queries name. Addresses have no base, as in /guide/start.`,
  );
}

/** Asks the queries of a set in several pages of the site. */
async function ask(browser: Browser, origin: string, { queries, lang }: QuerySet, base: string) {
  // A first visit may be redirected to the language of the browser.
  const context = await browser.newContext(lang ? { locale: lang } : {});
  const shares = Array.from({ length: Math.min(pagesAtATime, queries.length) }, async (_, share) => {
    const page = await context.newPage();
    await page.goto(origin + base.slice(0, -1) + queries[0]!.page);
    const own = queries.filter((_, place) => place % pagesAtATime === share);
    return askSearch(page, own, { base });
  });
  const answers: RelevanceAnswer[][] = await Promise.all(shares);
  await context.close();
  return answers.flat();
}

function missedLimits(name: string, report: RelevanceReport, { minMrr = 0, maxEmpty = Infinity }: Command) {
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
