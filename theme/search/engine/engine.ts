import { type RankedPage, rankPage } from '../ranking/rank';
import { hitsOf } from './hits';
import { Matcher } from './matcher';
import { type IndexedPage, indexPage } from './pages';
import { readQuery } from './query';
import type { SearchDocument, SearchHit } from './types';
import { Vocabulary } from './vocabulary';

/** Names the pages that hold any of some terms; the engine then reads only these. */
export interface Candidates {
  /** Notes the terms of one page. */
  add(page: number, terms: string[]): void;
  /** Pages that hold at least one of the terms. */
  find(terms: string[]): number[];
}

/** How many pages one search shows. @see specification, section 9, "Search" */
export const defaultLimit = 7;

/** The search over one list of documents. */
export class Engine {
  private readonly pages: IndexedPage[] = [];
  private readonly vocabulary = new Vocabulary();
  private length = 0;

  /** @param candidates without it, every page is looked at (right for short documents) */
  constructor(private readonly candidates?: Candidates) {}

  /**
   * Reads the documents, one at a time, so that the caller can stop between two:
   * `for (const _ of engine.read(documents)) …`.
   */
  *read(documents: SearchDocument[]): Generator<void> {
    for (const document of documents) {
      const page = indexPage(document, this.vocabulary);
      this.length += page.length;
      const number = this.pages.push(page) - 1;
      this.candidates?.add(
        number,
        Array.from(new Set(page.terms), term => this.vocabulary.terms[term]!),
      );
      yield;
    }
    this.vocabulary.finish();
  }

  /**
   * The hits of a query, page after page, best page first.
   * @param limit at most so many pages
   */
  search(query: string, limit: number = defaultLimit): SearchHit[] {
    let ranked = this.rank(query, false);
    // Nothing holds all words: one of them may be a typing error that is itself a word.
    if (!ranked.some(({ complete }) => complete)) {
      const tolerant = this.rank(query, true);
      if (tolerant.some(({ complete }) => complete)) ranked = tolerant;
    }
    return ranked.slice(0, limit).flatMap(page => hitsOf(page, query));
  }

  private rank(query: string, tolerant: boolean): RankedPage[] {
    const terms = readQuery(query, this.vocabulary, tolerant);
    if (terms.length === 0) return [];
    const average = this.length / (this.pages.length || 1) || 1;
    const matcher = new Matcher(query, terms, this.vocabulary, this.pages.length);
    const numbers = new Set(terms.flatMap(({ variants }) => variants.map(([number]) => number)));
    const found =
      this.candidates?.find(Array.from(numbers, number => this.vocabulary.terms[number]!)) ??
      this.pages.keys();
    const ranked: RankedPage[] = [];
    for (const number of found) {
      const page = rankPage(matcher, this.pages[number]!, average);
      if (page) ranked.push(page);
    }
    return ranked.sort(
      (a, b) => b.score - a.score || a.page.document.title.length - b.page.document.title.length,
    );
  }
}
