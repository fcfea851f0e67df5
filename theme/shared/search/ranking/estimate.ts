import { Field } from '../index/pages';
import type { Posting } from '../index/postings';
import type { Matcher } from './matcher';
import { fieldCount, phraseWeight } from './rank';
import { scoreOf } from './score';
import type { SectionFindings } from './sections';
import { assumptions, weights } from './weights';

/** What is known about a page without its text. */
export interface PageFacts {
  /** Terms in its text, relative to the average page. */
  length: number;
  /** Whether its title ends in a version or a year. */
  dated: boolean;
}

/** A page with the score that its postings suggest. */
export interface Estimate {
  page: number;
  score: number;
  /** Whether the page has every word of the query, function words and task verbs left out. */
  complete: boolean;
}

/** What one page has of a query, each list by {@link Field} times the words of the query. */
interface Tally {
  best: Float32Array;
  shares: Float32Array;
  frequency: Float32Array;
}

/**
 * The pages that have words of a query, best first, scored from postings alone. The positions of words on a
 * page are not known here, so phrases are guessed: the order is right for nearly all of the first pages, and those
 * are scored again with their text.
 * @param postingsOf the postings of a term
 */
export function estimate(
  matcher: Matcher,
  postingsOf: (term: number) => Posting[],
  factsOf: (page: number) => PageFacts,
): Estimate[] {
  const estimates: Estimate[] = [];
  for (const [page, tally] of tallies(matcher, postingsOf)) {
    const scored = scoreOf(matcher, { ...findings(matcher, tally), ...factsOf(page) });
    if (scored) estimates.push({ page, ...scored });
  }
  return estimates.sort((a, b) => b.score - a.score || a.page - b.page);
}

function tallies({ terms }: Matcher, postingsOf: (term: number) => Posting[]): Map<number, Tally> {
  const count = terms.length;
  const pages = new Map<number, Tally>();
  for (const [word, { variants }] of terms.entries()) {
    for (const [term, quality] of variants) {
      for (const { page, fields, frequency, shares } of postingsOf(term)) {
        let tally = pages.get(page);
        if (!tally) {
          tally = {
            best: new Float32Array(fieldCount * count),
            shares: new Float32Array(fieldCount * count),
            frequency: new Float32Array(count),
          };
          pages.set(page, tally);
        }
        tally.frequency[word]! += quality * frequency;
        if (frequency > 0) raise(tally.best, Field.body * count + word, quality);
        for (let field = 0, rest = fields; rest > 0; field++, rest >>= 1) {
          if ((rest & 1) === 0) continue;
          raise(tally.best, field * count + word, quality);
          raise(tally.shares, field * count + word, quality * (shares[field] ?? 0));
        }
      }
    }
  }
  return pages;
}

function raise(list: Float32Array, index: number, value: number): void {
  if (value > list[index]!) list[index] = value;
}

function findings({ terms, query }: Matcher, { best, shares, frequency }: Tally) {
  const count = terms.length;
  const rows = Array.from({ length: fieldCount }, (_, field) =>
    best.subarray(field * count, (field + 1) * count),
  );
  const share = (field: number) => {
    let sum = 0;
    for (let word = 0; word < count; word++) sum += shares[field * count + word]!;
    return Math.min(1, sum);
  };
  const title = share(Field.title);
  const keyword = share(Field.keywords) >= assumptions.wholeName;
  // Whether a covered name is also all that the query asks for.
  const isAsked = (field: number) =>
    terms.every(({ weight, parts }, word) => weight < 0.5 || parts || rows[field]![word]! > 0.85);
  const named = keyword ? terms.filter((_, word) => rows[Field.keywords]![word]! > 0) : [];
  const length = named.reduce((sum, { text }) => sum + text.length, 0);
  return {
    best: rows,
    frequency,
    sections: [section(rows, frequency, count)],
    phrase: phraseIn(rows, count),
    titleShare: Math.max(title, share(Field.path)),
    keywordShare: keyword ? Math.min(1, length / query.text.trim().length) : 0,
    exactness:
      title >= assumptions.wholeName && isAsked(Field.title)
        ? weights.sameTitle
        : keyword && isAsked(Field.keywords)
          ? weights.sameKeyword
          : share(Field.heading) >= assumptions.wholeName && isAsked(Field.heading)
            ? weights.sameHeading
            : 1,
  };
}

/** A section of usual length with the words that the page has: its best section has most of them. */
function section(best: Float32Array[], frequency: Float32Array, count: number): SectionFindings {
  const text = best[Field.body]!;
  let pairs = 0;
  for (let word = 1; word < count; word++) pairs += text[word]! * text[word - 1]!;
  return {
    heading: best[Field.heading]!,
    body: text,
    frequency: Array.from(frequency, often => often * assumptions.shareOfSection),
    length: assumptions.sectionLength,
    near: (assumptions.near * pairs) / (count - 1 || 1),
  };
}

/** How much of the query may be a phrase, assuming that adjacent words of the query are adjacent on the page. */
function phraseIn(best: Float32Array[], count: number): number {
  let most = 0;
  for (const [field, row] of best.entries()) {
    let pairs = 0;
    for (let word = 1; word < count; word++) pairs += row[word]! * row[word - 1]!;
    const chance = field < Field.lead ? assumptions.phraseInName : assumptions.phraseInText;
    most = Math.max(most, (phraseWeight(field) * chance * pairs) / (count - 1 || 1));
  }
  return most;
}
