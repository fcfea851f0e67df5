import { meanInterval } from './interval';
import type { RelevanceQuery } from './queries';

/** The pages that a search found for a query: their addresses, best first, each once. */
export interface RelevanceAnswer {
  query: string;
  pages: string[];
}

/** A query whose page was found too late, or not at all. */
export interface RelevanceMiss extends RelevanceQuery {
  /** Rank of the page, 1 for the first; undefined if it was not found. */
  foundAt: number | undefined;
  /** The pages that were found, best first. */
  pages: string[];
}

/** How well a search answers a list of queries. */
export interface RelevanceReport {
  /** How many queries were judged. */
  asked: number;
  /** How many were skipped, because the site has no such page. */
  skipped: number;
  /** Share of queries whose page was first, 0 to 1. */
  success1: number;
  /** Share whose page was among the first five, 0 to 1. */
  success5: number;
  /** Mean reciprocal rank: the mean of 1/rank, 0 where the page was not found. */
  mrr: number;
  /** The 95 % interval of `mrr`, from 2,000 resamples of the queries. */
  interval: [low: number, high: number];
  /** Queries without any result. */
  empty: string[];
  /** Queries whose page was found later than required, or not at all. */
  misses: RelevanceMiss[];
}

/** The rank that a page must have at most unless its query names one. */
const defaultRank = 5;

/**
 * Compares answers with the pages that the queries ask for.
 * @param isPage whether the site has a page; queries for other pages are skipped
 */
export function judge(
  queries: RelevanceQuery[],
  answers: RelevanceAnswer[],
  isPage: (page: string) => boolean = () => true,
): RelevanceReport {
  const asked = queries.filter(({ page }) => isPage(page));
  const pagesByQuery = new Map(answers.map(({ query, pages }) => [query, pages.map(comparable)]));
  const results = asked.map(query => {
    const pages = pagesByQuery.get(query.query) ?? [];
    const right = new Set([query.page, ...(query.also ?? [])].map(comparable));
    const position = pages.findIndex(page => right.has(page)) + 1;
    return { ...query, pages, foundAt: position || undefined };
  });
  const share = (limit: number) =>
    mean(results.map(({ foundAt }) => (foundAt !== undefined && foundAt <= limit ? 1 : 0)));
  const reciprocals = results.map(({ foundAt }) => (foundAt ? 1 / foundAt : 0));
  return {
    asked: asked.length,
    skipped: queries.length - asked.length,
    success1: share(1),
    success5: share(5),
    mrr: mean(reciprocals),
    interval: meanInterval(reciprocals),
    empty: results.filter(({ pages }) => pages.length === 0).map(({ query }) => query),
    misses: results.filter(({ foundAt, rank }) => foundAt === undefined || foundAt > (rank ?? defaultRank)),
  };
}

/** A report as a row of a Markdown table, below {@link tableHead}. */
export function tableLine(name: string, report: RelevanceReport): string {
  const [success1, success5, mrr, ...interval] = [
    report.success1,
    report.success5,
    report.mrr,
    ...report.interval,
  ].map(value => value.toFixed(3));
  const cells = [name, report.asked, success1, success5, mrr, interval.join(' – '), report.empty.length];
  return `| ${cells.join(' | ')} |`;
}

/** Head of the table of reports. */
export const tableHead =
  '| search | queries | success@1 | success@5 | MRR | 95 % interval | empty |\n| --- | --- | --- | --- | --- | --- | --- |';

/** One line for a miss: the query, the page that it asks for, the pages that were found. */
export function missLine({ query, page, rank = defaultRank, foundAt, pages }: RelevanceMiss): string {
  const outcome =
    foundAt === undefined ? 'was not found' : `was found at ${foundAt}, must be ${rank} or better`;
  return `“${query}”: ${page} ${outcome}; found first: ${pages.slice(0, 3).join(', ') || 'nothing'}`;
}

/** An address without hash, query, `.html` and trailing slash, in lower case. */
export function comparable(address: string): string {
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
