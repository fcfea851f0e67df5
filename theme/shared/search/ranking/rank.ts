import { Field, type IndexedPage, isDated } from '../index/pages';
import { exactness } from './exactness';
import type { Matcher } from './matcher';
import { covered, type Occurrence, phraseOf } from './occurrences';
import { scoreOf } from './score';
import { type RankedSection, rankSections, sectionFindings } from './sections';
import { weights } from './weights';

/** A page with its score for one query. */
export interface RankedPage {
  page: IndexedPage;
  score: number;
  /** Occurrences in the title. */
  title: Occurrence[];
  /** Whether title or keywords hold a word of the query. */
  named: boolean;
  /** Whether the page has every word of the query, function words and task verbs left out. */
  complete: boolean;
  /** Sections with matches, best first. */
  sections: RankedSection[];
}

/** How many fields a page has. */
export const fieldCount = Object.keys(Field).length;

/**
 * Scores one page; undefined if it has no word of the query.
 * @param averageLength terms in the text of the average page
 */
export function rankPage(matcher: Matcher, page: IndexedPage, averageLength: number): RankedPage | undefined {
  const count = matcher.terms.length;
  const queryLength = matcher.query.text.trim().length;
  const best = Array.from({ length: fieldCount }, () => new Float32Array(count));
  const frequency = new Float32Array(count);
  const sections = new Map<number, RankedSection>();
  let title: Occurrence[] = [];
  let phrase = 0;
  let titleShare = 0;
  let keywordShare = 0;
  for (const stretch of page.stretches) {
    const occurrences = matcher.occurrences(page, stretch);
    if (occurrences.length === 0) continue;
    const { field } = stretch;
    for (const { term, quality } of occurrences) best[field]![term] = Math.max(best[field]![term]!, quality);
    const length = page.ends[stretch.to - 1]! - page.starts[stretch.from]!;
    const together = phraseOf(occurrences, count);
    phrase = Math.max(phrase, together * phraseWeight(field));
    if (field === Field.title) {
      titleShare = Math.max(titleShare, nameShare(page.document.title, occurrences));
      title = occurrences;
    } else if (field === Field.path) titleShare = Math.max(titleShare, covered(occurrences) / (length || 1));
    else if (field === Field.keywords && covered(occurrences) >= 0.9 * length) {
      keywordShare = Math.max(keywordShare, length / queryLength);
    }
    if (field < Field.heading) continue;
    const { section: number } = stretch;
    const section = sections.get(number) ?? { section: number, score: 0, heading: [], body: [] };
    sections.set(number, section);
    if (field === Field.heading) section.heading = occurrences;
    else {
      section.body = occurrences;
      for (const { term, quality } of occurrences) frequency[term]! += quality;
    }
    section.score = Math.max(section.score, together);
  }
  const { document } = page;
  const rankedSections = [...sections.values()];
  const scored = scoreOf(matcher, {
    best,
    frequency,
    phrase,
    titleShare,
    keywordShare,
    exactness: exactness(document, matcher.query),
    length: page.length / averageLength,
    dated: isDated(document.title),
    sections: sectionFindings(rankedSections, matcher, page, averageLength),
  });
  if (!scored) return undefined;
  const named = [Field.title, Field.keywords].some(field => best[field]!.some(value => value > 0));
  return { page, title, named, ...scored, sections: rankSections(matcher, rankedSections) };
}

/** How much a phrase counts in a field. */
export function phraseWeight(field: number): number {
  if (field === Field.title) return weights.phraseInTitle;
  return field === Field.heading ? weights.phraseInHeading : weights.phraseInText;
}

/** Share of a title that is covered; the last part of a dotted name can match instead of the whole. */
function nameShare(title: string, occurrences: Occurrence[]): number {
  const dot = /^[\w$.]+$/.test(title) ? title.lastIndexOf('.') + 1 : 0;
  const last = occurrences.filter(({ start }) => start >= dot);
  return Math.max(covered(occurrences) / title.length, covered(last) / (title.length - dot));
}

/** Sorts pages: best score first; if equal, the shortest title first. */
export function byScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page.document.title.length - b.page.document.title.length;
}

/** A page without a score: it is shown although none of its words is found again. */
export function unranked(page: IndexedPage): RankedPage {
  return { page, score: 0, title: [], named: false, complete: false, sections: [] };
}
