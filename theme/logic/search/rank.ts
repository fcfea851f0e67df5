import { squeeze } from './fold';
import { Field, type IndexedPage, type Stretch } from './pages';
import { essence, type QueryTerm } from './query';
import type { SearchDocument } from './types';
import type { Vocabulary } from './vocabulary';

/** A place where a word of the query stands. */
export interface Occurrence {
  /** Which word of the query. */
  term: number;
  /** How well it is met, up to 1. */
  quality: number;
  /** `[start, end)` in the text of its stretch's field. */
  start: number;
  end: number;
}

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

/** How much a word counts in each field: in the order of {@link Field}. */
const fieldWeight = [10, 5, 8, 4, 4, 2, 1.2];
/** From which sum of weights on more matches hardly add. */
const saturation = 5;

/** A query made ready to be compared with many pages. */
export class Ranker {
  /** For each number of a term: 0, or 1 + place in `answers`. */
  private readonly lookup: Uint16Array;
  private readonly answers: Array<Array<[term: number, quality: number]>> = [];
  private readonly importance: number[];
  private readonly names: Set<string>;

  constructor(
    query: string,
    private readonly terms: QueryTerm[],
    vocabulary: Vocabulary,
    pageCount: number,
    private readonly averageLength: number,
  ) {
    this.names = new Set([squeeze(query), essence(query)]);
    this.lookup = new Uint16Array(vocabulary.terms.length);
    this.importance = terms.map(({ variants, weight }, term) => {
      let pages = 0;
      for (const [number, quality] of variants) {
        pages += vocabulary.pages[number]! * quality * quality;
        const place = this.lookup[number]! || this.answers.push([]);
        this.lookup[number] = place;
        this.answers[place - 1]!.push([term, quality]);
      }
      const among = Math.min(pages, pageCount);
      return weight * Math.log(1.2 + (pageCount - among + 0.5) / (among + 0.5));
    });
  }

  /** Scores one page; undefined where no word of the query stands in it. */
  rank(page: IndexedPage): RankedPage | undefined {
    const count = this.terms.length;
    const best = fieldWeight.map(() => new Float32Array(count));
    const frequency = new Float32Array(count);
    const sections = new Map<number, RankedSection>();
    let title: Occurrence[] = [];
    let phrase = 0;
    let titleTerms = 0;
    for (const stretch of page.stretches) {
      const occurrences = this.occurrences(page, stretch);
      if (occurrences.length === 0) continue;
      const field = best[stretch.field]!;
      for (const { term, quality } of occurrences) field[term] = Math.max(field[term]!, quality);
      const near = this.phrase(occurrences);
      if (stretch.field === Field.title) {
        titleTerms = covered(occurrences) / (page.ends[stretch.to - 1]! - page.starts[stretch.from]! || 1);
        phrase = Math.max(phrase, near * 1.5);
        title = occurrences;
        continue;
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
    const score = this.score(page, best, frequency, phrase, titleTerms);
    const named = [Field.title, Field.keywords].some(field => best[field]!.some(value => value > 0));
    return score && { page, title, named, ...score, sections: this.rankSections([...sections.values()]) };
  }

  private score(
    page: IndexedPage,
    best: Float32Array[],
    frequency: Float32Array,
    phrase: number,
    titleTerms: number,
  ): { score: number; complete: boolean } | undefined {
    let sum = 0;
    let met = 0;
    let all = 0;
    let complete = true;
    const long = 0.4 + 0.6 * (page.length / this.averageLength);
    for (const [term, importance] of this.importance.entries()) {
      let weight = 0;
      let quality = 0;
      for (const [field, qualities] of best.entries()) {
        const value = qualities[term]!;
        quality = Math.max(quality, value);
        if (field !== Field.body) weight += fieldWeight[field]! * value;
      }
      const often = frequency[term]!;
      weight += (fieldWeight[Field.body]! * 2.2 * often) / (often + 1.2 * long);
      sum += (importance * weight) / (weight + saturation);
      met += importance * quality;
      all += importance;
      if (quality === 0 && this.terms[term]!.weight >= 0.5) complete = false;
    }
    if (met === 0) return undefined;
    const score =
      sum *
      (met / all) ** 2 *
      (complete ? 1.5 : 1) *
      (1 + 0.15 * phrase) *
      (1 + (met / all) * 0.6 * Math.min(titleTerms, 1)) *
      this.exactness(page.document);
    return { score, complete };
  }

  /** More where the query is the title, the last part of a dotted name, or a keyword. */
  private exactness({ title, keywords = [] }: SearchDocument): number {
    if (this.names.has(squeeze(title))) return 3;
    const last = title.slice(title.lastIndexOf('.') + 1);
    if (last !== title && this.names.has(squeeze(last))) return 2;
    return keywords.some(word => this.names.has(squeeze(word))) ? 2 : 1;
  }

  private rankSections(found: RankedSection[]): RankedSection[] {
    for (const section of found) {
      const best = new Float32Array(this.terms.length);
      for (const { term, quality } of section.body) best[term] = Math.max(best[term]!, quality);
      for (const { term, quality } of section.heading) best[term] = Math.max(best[term]!, 3 * quality);
      for (const [term, importance] of this.importance.entries()) section.score += importance * best[term]!;
    }
    return found.sort((a, b) => b.score - a.score || a.section - b.section);
  }

  /** Where words of the query stand in one stretch of a page. */
  occurrences(page: IndexedPage, { from, to }: Stretch): Occurrence[] {
    const found: Occurrence[] = [];
    for (let index = from; index < to; index++) {
      const place = this.lookup[page.terms[index]!]!;
      if (place === 0) continue;
      for (const [term, quality] of this.answers[place - 1]!) {
        found.push({ term, quality, start: page.starts[index]!, end: page.ends[index]! });
      }
    }
    return found;
  }

  /** How much of the query stands together: 1 when all words follow each other in order. */
  private phrase(occurrences: Occurrence[]): number {
    if (this.terms.length < 2) return 0;
    const pairs = new Float32Array(this.terms.length);
    for (let index = 1; index < occurrences.length; index++) {
      const a = occurrences[index - 1]!;
      const b = occurrences[index]!;
      const gap = b.start - a.end;
      if (gap < -2 || gap > 3 || a.term === b.term) continue;
      const value = (b.term === a.term + 1 ? 1 : 0.5) * a.quality * b.quality;
      pairs[b.term] = Math.max(pairs[b.term]!, value);
    }
    return pairs.reduce((sum, value) => sum + value, 0) / (this.terms.length - 1);
  }
}

/** How many characters the occurrences cover together. */
function covered(occurrences: Occurrence[]): number {
  let sum = 0;
  let reached = -1;
  for (const { start, end, quality } of occurrences) {
    sum += Math.max(0, end - Math.max(start, reached)) * quality;
    reached = Math.max(reached, end);
  }
  return sum;
}
