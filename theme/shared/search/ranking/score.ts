import { Field } from '../index/pages';
import type { Matcher } from './matcher';
import { bestSection, type SectionFindings } from './sections';
import { weights } from './weights';

/** What one page has of a query. */
export interface Findings {
  /** Best quality of each word, by {@link Field}. */
  best: Float32Array[];
  /** How often each word occurs in the text. */
  frequency: Float32Array;
  /** How much of the query occurs in one piece, at best; weighted by field. */
  phrase: number;
  /** Share of the title that the query covers, 0 to 1. */
  titleShare: number;
  /** Share of the query that a keyword of the page, matched whole, makes up; 0 to 1. */
  keywordShare: number;
  /** The factor for a page that the query names, 1 for others. */
  exactness: number;
  /** Terms in the text of the page, relative to the average page. */
  length: number;
  /** Whether the page describes one point in time; see `isDated`. */
  dated: boolean;
  /** What each section has; empty where that is not known. */
  sections: SectionFindings[];
}

/**
 * Scores a page: the sum of its words' weights, times the share of the query that it covers, plus the score of
 * its best section, times factors for the page as a whole.
 */
export function scoreOf(
  matcher: Matcher,
  findings: Findings,
): { score: number; complete: boolean } | undefined {
  const { best, frequency, phrase, titleShare, keywordShare, exactness } = findings;
  let sum = 0;
  let matched = 0;
  let total = 0;
  let complete = true;
  const { fieldWeights, terms } = matcher;
  const names: Record<'weight' | 'quality', number[]> = { weight: [], quality: [] };
  const length = 1 - weights.textLength + weights.textLength * findings.length;
  for (const [term, importance] of matcher.importance.entries()) {
    let nameWeight = 0;
    let textWeight = 0;
    let nameQuality = 0;
    let quality = 0;
    for (const [field, qualities] of best.entries()) {
      const value = qualities[term]!;
      quality = Math.max(quality, value);
      if (field <= Field.keywords) {
        nameWeight += fieldWeights[field]! * value;
        nameQuality = Math.max(nameQuality, value);
      } else if (field !== Field.body) textWeight += fieldWeights[field]! * value;
    }
    names.weight.push(nameWeight);
    names.quality.push(nameQuality);
    const often = frequency[term]!;
    if (often > 0) textWeight += (weights.fields.body * often) / (often + weights.repetition * length);
    const rarer = matcher.nameImportance[term]! - importance;
    // A doubtful match in many fields stays doubtful: its sum has a lower limit.
    if (quality > 0) {
      sum +=
        (importance * (textWeight + nameWeight) + weights.rareName * rarer * nameWeight) /
        ((textWeight + nameWeight) / quality + weights.fieldSaturation);
    }
    const nameShare = weights.rareNameCoverage * rarer;
    matched += importance * quality + nameShare * nameQuality;
    total += importance + nameShare * nameQuality;
    const { weight, parts } = terms[term]!;
    if (quality === 0 && weight >= 0.5 && !parts) complete = false;
  }
  if (matched === 0) return undefined;
  const coverage = matched / total;
  const isOld = findings.dated && !/\d/.test(matcher.query.text);
  let near = 0;
  for (const section of findings.sections) near = Math.max(near, section.near);
  const score =
    (sum * coverage ** weights.coverage + weights.section * bestSection(matcher, findings.sections, names)) *
    (1 + weights.near * near) *
    (complete ? weights.complete : 1) *
    (1 + weights.phrase * phrase) *
    (1 + coverage ** weights.titleShareCoverage * weights.titleShare * Math.min(titleShare, 1)) *
    (1 + weights.keywordShare * Math.min(keywordShare, 1)) *
    (isOld ? weights.dated : 1) *
    exactness;
  return { score, complete };
}
