import type { Matcher } from '../engine/matcher';
import { covered, type Occurrence, phraseOf } from '../engine/occurrences';
import { Field, type IndexedPage } from '../engine/pages';
import { fieldWeight, scoreOf } from './score';

/** A section of a page (or its beginning, -1) with its score for one query. */
export interface RankedSection {
  section: number;
  score: number;
  /** Occurrences in its heading. */
  heading: Occurrence[];
  /** Occurrences in its text. */
  body: Occurrence[];
}

/** A page with its score for one query. */
export interface RankedPage {
  page: IndexedPage;
  score: number;
  /** Occurrences in the title. */
  title: Occurrence[];
  /** Whether words of the query name the page: in its title or its keywords. */
  named: boolean;
  /** Whether every word that says something stands somewhere in the page. */
  complete: boolean;
  /** Sections with matches, best first. */
  sections: RankedSection[];
}

/** Scores one page; undefined where no word of the query stands in it. */
export function rankPage(matcher: Matcher, page: IndexedPage, averageLength: number): RankedPage | undefined {
  const count = matcher.terms.length;
  const queryLength = matcher.query.trim().length;
  const room = new Float32Array((fieldWeight.length + 1) * count);
  const best = fieldWeight.map((_, field) => room.subarray(field * count, (field + 1) * count));
  const frequency = room.subarray(fieldWeight.length * count);
  const sections = new Map<number, RankedSection>();
  let title: Occurrence[] = [];
  let phrase = 0;
  let titleShare = 0;
  let keywordShare = 0;
  let pathShare = 0;
  for (const stretch of page.stretches) {
    const occurrences = matcher.occurrences(page, stretch);
    if (occurrences.length === 0) continue;
    const field = best[stretch.field]!;
    for (const { term, quality } of occurrences) field[term] = Math.max(field[term]!, quality);
    const near = phraseOf(occurrences, count);
    if (stretch.field === Field.title) {
      titleShare = nameShare(page.document.title, occurrences);
      phrase = Math.max(phrase, near * 1.5);
      title = occurrences;
      continue;
    }
    if (stretch.field === Field.path)
      pathShare = covered(occurrences) / (page.ends[stretch.to - 1]! - page.starts[stretch.from]! || 1);
    if (stretch.field === Field.keywords) {
      const length = page.ends[stretch.to - 1]! - page.starts[stretch.from]!;
      if (covered(occurrences) >= 0.9 * length) keywordShare = Math.max(keywordShare, length / queryLength);
    }
    phrase = Math.max(phrase, near * (stretch.field === Field.heading ? 1.2 : 0.8));
    if (stretch.field < Field.heading) continue;
    const section = sections.get(stretch.section) ?? {
      section: stretch.section,
      score: 0,
      heading: [],
      body: [],
    };
    sections.set(stretch.section, section);
    if (stretch.field === Field.heading) section.heading = occurrences;
    else {
      section.body = occurrences;
      for (const { term, quality } of occurrences) frequency[term]! += quality;
    }
    section.score += near * 2;
  }
  const findings = { best, frequency, phrase, titleShare: Math.max(titleShare, pathShare), keywordShare };
  const score = scoreOf(matcher, page, findings, averageLength);
  const named = [Field.title, Field.keywords].some(field => best[field]!.some(value => value > 0));
  return score && { page, title, named, ...score, sections: rankSections(matcher, [...sections.values()]) };
}

/** Share of a title that is covered; of a dotted name, the last part may stand for the whole. */
function nameShare(title: string, occurrences: Occurrence[]): number {
  const dot = /^[\w$.]+$/.test(title) ? title.lastIndexOf('.') + 1 : 0;
  const last = occurrences.filter(({ start }) => start >= dot);
  return Math.max(covered(occurrences) / title.length, covered(last) / (title.length - dot));
}

function rankSections(matcher: Matcher, found: RankedSection[]): RankedSection[] {
  for (const section of found) {
    const best = new Float32Array(matcher.terms.length);
    for (const { term, quality } of section.body) best[term] = Math.max(best[term]!, quality);
    for (const { term, quality } of section.heading) best[term] = Math.max(best[term]!, 3 * quality);
    for (const [term, importance] of matcher.importance.entries()) section.score += importance * best[term]!;
  }
  return found.sort((a, b) => b.score - a.score || a.section - b.section);
}
