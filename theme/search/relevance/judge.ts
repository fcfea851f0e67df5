import type { RelevanceQuery } from './queries';

/** What came for a query: addresses of pages, best first, each once. */
export interface RelevanceAnswer {
  query: string;
  pages: string[];
}

/** A question that was not answered as it must be. */
export interface RelevanceMiss extends RelevanceQuery {
  /** Place where the page came; undefined if it did not come. */
  found: number | undefined;
  /** What came instead, best first. */
  pages: string[];
}

/** How well a search answers a list of questions. */
export interface RelevanceReport {
  /** How many questions were asked. */
  asked: number;
  /** How many were left out, because the site has no such page. */
  skipped: number;
  /** Share of questions whose page came first, 0 to 1. */
  success1: number;
  /** Share whose page was among the first five, 0 to 1. */
  success5: number;
  /** Mean reciprocal rank: the mean of 1/place, 0 where the page did not come. */
  mrr: number;
  /** Questions that had no result at all. */
  empty: string[];
  /** Questions whose page came later than it must. */
  misses: RelevanceMiss[];
}

/**
 * Compares answers with what the questions ask for.
 * @param isPage whether the site has a page; a question for another page is skipped
 */
export function judge(
  queries: RelevanceQuery[],
  answers: RelevanceAnswer[],
  isPage: (page: string) => boolean = () => true,
): RelevanceReport {
  const asked = queries.filter(({ page }) => isPage(page));
  const came = new Map(answers.map(({ query, pages }) => [query, pages.map(plain)]));
  const results = asked.map(query => {
    const pages = came.get(query.query) ?? [];
    const right = new Set([query.page, ...(query.also ?? [])].map(plain));
    const place = pages.findIndex(page => right.has(page)) + 1;
    return { ...query, pages, found: place || undefined };
  });
  const share = (limit: number) =>
    mean(results.map(({ found }) => (found !== undefined && found <= limit ? 1 : 0)));
  return {
    asked: asked.length,
    skipped: queries.length - asked.length,
    success1: share(1),
    success5: share(5),
    mrr: mean(results.map(({ found }) => (found ? 1 / found : 0))),
    empty: results.filter(({ pages }) => pages.length === 0).map(({ query }) => query),
    misses: results.filter(({ found, rank }) => found === undefined || found > rank),
  };
}

/** A report as a line of a table, after the header of {@link tableHead}. */
export function tableLine(name: string, report: RelevanceReport): string {
  const numbers = [report.success1, report.success5, report.mrr].map(value => value.toFixed(3));
  return `| ${[name, report.asked, ...numbers, report.empty.length].join(' | ')} |`;
}

/** Head of the table of reports. */
export const tableHead =
  '| search | queries | success@1 | success@5 | MRR | empty |\n| --- | --- | --- | --- | --- | --- |';

/** One line for a miss: what was asked, what should have come, what came. */
export function missLine({ query, page, rank, found, pages }: RelevanceMiss): string {
  const place = found === undefined ? 'did not come' : `came at ${found}, must be ${rank} or better`;
  return `“${query}”: ${page} ${place}; first were ${pages.slice(0, 3).join(', ') || 'no pages'}`;
}

/** An address without hash, query, `.html` and slash at the end, in lower case. */
export function plain(address: string): string {
  return (
    address
      .replace(/[?#].*$/, '')
      .replace(/(\/index)?(\.html)?$/, '')
      .replace(/\/$/, '')
      .toLowerCase() || '/'
  );
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}
