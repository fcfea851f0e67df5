import type { Matcher } from '../engine/matcher';
import { Field, type IndexedPage } from '../engine/pages';
import { exactness } from './exactness';

/** What the stretches of a page showed for one query. */
export interface Findings {
  /** Best quality of each word, by field. */
  best: Float32Array[];
  /** How often each word stands in the text. */
  frequency: Float32Array;
  /** How much of the query stands together, at best; more in title and headings. */
  phrase: number;
  /** Share of the title that the query covers, 0 to 1. */
  titleShare: number;
  /** Share of the query that one of the page's keywords, met whole, makes up; 0 to 1. */
  keywordShare: number;
}

/** How much a word counts in each field, in the order of {@link Field}. */
export const fieldWeight = [10, 8, 8.5, 3.5, 4, 1.5, 1.2];
/** A title that ends in a version or a year: what it tells was so then. */
const dated = /\d+\.\d+(\.\d+)?$|\b(19|20)\d\d$/;
/** From which sum of weights on more matches hardly add. */
const saturation = 5;
/** How far a word that few pages are named by counts as rare there, although all texts use it. */
const rareName = { weight: 0.4, share: 0.24 };

/**
 * Scores a page: what its words weigh, times how much of the query it meets,
 * times what speaks for it as a whole. Tuned on tests/search/queries.*.json.
 * @param averageLength terms in the text of the average page
 */
export function scoreOf(
  matcher: Matcher,
  page: IndexedPage,
  { best, frequency, phrase, titleShare, keywordShare }: Findings,
  averageLength: number,
): { score: number; complete: boolean } | undefined {
  let sum = 0;
  let met = 0;
  let all = 0;
  let complete = true;
  const long = 0.1 + 0.9 * (page.length / averageLength);
  for (const [term, importance] of matcher.importance.entries()) {
    let weight = 0;
    let nameWeight = 0;
    let quality = 0;
    let nameQuality = 0;
    for (const [field, qualities] of best.entries()) {
      const value = qualities[term]!;
      quality = Math.max(quality, value);
      if (field <= Field.keywords) {
        nameWeight += fieldWeight[field]! * value;
        nameQuality = Math.max(nameQuality, value);
      } else if (field !== Field.body) weight += fieldWeight[field]! * value;
    }
    const often = frequency[term]!;
    weight += (fieldWeight[Field.body]! * 2.2 * often) / (often + 1.8 * long);
    const rarer = matcher.nameImportance[term]! - importance;
    sum +=
      (importance * (weight + nameWeight) + rareName.weight * rarer * nameWeight) /
      (weight + nameWeight + saturation);
    const share = rareName.share * rarer * nameQuality;
    met += importance * quality + share;
    all += importance + share;
    const { weight: tells, parts } = matcher.terms[term]!;
    if (quality === 0 && tells >= 0.5 && !parts) complete = false;
  }
  if (met === 0) return undefined;
  const share = met / all;
  const score =
    sum *
    share ** 0.65 *
    (complete ? 1.2 : 1) *
    (1 + 0.6 * phrase) *
    (1 + share ** 0.3 * 0.5 * Math.min(titleShare, 1)) *
    (1 + 1.4 * Math.min(keywordShare, 1)) *
    (dated.test(page.document.title) && !/\d/.test(matcher.query) ? 0.7 : 1) *
    exactness(page.document, matcher.names, matcher.query.trim());
  return { score, complete };
}
