import { Field, type IndexedPage, type Stretch } from '../index/pages';
import type { Matcher } from './matcher';
import { nearness, type Occurrence } from './occurrences';
import { weights } from './weights';

/** A section of a page (or its beginning, -1) with its score for one query. */
export interface RankedSection {
  section: number;
  score: number;
  /** Occurrences in its heading. */
  heading: Occurrence[];
  /** Occurrences in its text. */
  body: Occurrence[];
}

/** What one section has of a query; lists are by the words of the query. Plain lists where many are made: they are cheaper. */
export interface SectionFindings {
  /** Best quality of each word in its heading. */
  heading: Float32Array;
  /** Best quality of each word in its text. */
  body: Float32Array;
  /** How often each word occurs in its text. */
  frequency: ArrayLike<number>;
  /** Terms in its text, relative to the average page. */
  length: number;
  /** How near to each other the words occur in its text, from 0; see {@link nearness}. */
  near: number;
}

/** How many sections the average page has: a section of that share of a page is as long as the average one. */
const sectionsPerPage = 4;

/** What the sections of a page have of a query. */
export function sectionFindings(
  sections: RankedSection[],
  { terms }: Matcher,
  page: IndexedPage,
  averageLength: number,
): SectionFindings[] {
  const texts = new Map<number, Stretch>();
  for (const stretch of page.stretches) if (stretch.field >= Field.lead) texts.set(stretch.section, stretch);
  return sections.map(({ section, heading, body }) => {
    const text = texts.get(section);
    const frequency = new Float32Array(terms.length);
    for (const { term, quality } of body) frequency[term]! += quality;
    return {
      heading: bestOf(heading, terms.length),
      body: bestOf(body, terms.length),
      frequency,
      length: text ? (text.to - text.from) / averageLength : 0,
      near: nearness(body, terms.length),
    };
  });
}

function bestOf(occurrences: Occurrence[], count: number): Float32Array {
  const best = new Float32Array(count);
  for (const { term, quality } of occurrences) best[term] = Math.max(best[term]!, quality);
  return best;
}

/**
 * The score of the section that answers a query best: a question is answered by one section, not by words all
 * over a page.
 * @param names weight and best quality that each word has in the names of the page, which all its sections share
 */
export function bestSection(
  { importance }: Matcher,
  sections: SectionFindings[],
  names: { weight: ArrayLike<number>; quality: ArrayLike<number> },
): number {
  let best = 0;
  for (const { heading, body, frequency, length } of sections) {
    const relative = 1 - weights.sectionLength + weights.sectionLength * sectionsPerPage * length;
    let sum = 0;
    let matched = 0;
    let total = 0;
    for (let term = 0; term < importance.length; term++) {
      const value = importance[term]!;
      total += value;
      const name = weights.sectionNames * names.weight[term]!;
      const quality = Math.max(weights.sectionNames * names.quality[term]!, heading[term]!, body[term]!);
      if (quality === 0) continue;
      const often = frequency[term]!;
      const text = (weights.sectionText * often) / (often + weights.repetition * relative || 1);
      const weight = weights.fields.heading * heading[term]! + text + name;
      sum += (value * weight) / (weight / quality + weights.fieldSaturation);
      matched += value * quality;
    }
    best = Math.max(best, sum * (matched / total) ** weights.coverage);
  }
  return best;
}

/** Orders the sections of a page as pages are ordered: by their words, a phrase counting more. */
export function rankSections(matcher: Matcher, sections: RankedSection[]): RankedSection[] {
  const { heading, lead } = weights.fields;
  for (const section of sections) {
    const best = new Float32Array(matcher.terms.length);
    for (const { term, quality } of section.body) best[term] = Math.max(best[term]!, lead * quality);
    for (const { term, quality } of section.heading) best[term] = Math.max(best[term]!, heading * quality);
    const words = matcher.importance.reduce((sum, importance, term) => sum + importance * best[term]!, 0);
    section.score = words * (1 + weights.phrase * section.score);
  }
  return sections.sort((a, b) => b.score - a.score || a.section - b.section);
}
