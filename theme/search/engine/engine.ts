import { type IndexedPage, indexPage } from '../index/pages';
import { Vocabulary } from '../index/vocabulary';
import { Matcher } from '../ranking/matcher';
import { readQuery } from '../ranking/query';
import { type RankedPage, rankPage } from '../ranking/rank';
import type { SearchDocument, SearchHit } from '../types';
import { hitsOf } from './hits';
import { RecentCache } from './recentCache';

/** How many pages one search shows. */
export const defaultLimit = 7;
/** How many answers are kept: while they type, readers come back to what they had typed before. */
const cachedQueries = 100;

/** A full-text search over one list of documents. */
export class Engine {
  private readonly pages: IndexedPage[] = [];
  private readonly vocabulary = new Vocabulary();
  private readonly answers = new RecentCache<SearchHit[]>(cachedQueries);
  /** Terms in the text of all pages. */
  private length = 0;

  /**
   * Indexes the documents, one per step, so that the caller can pause in between:
   * `for (const _ of engine.read(documents)) …`. Call once.
   */
  *read(documents: SearchDocument[]): Generator<void> {
    for (const document of documents) {
      const page = indexPage(document, this.pages.length, this.vocabulary);
      this.length += page.length;
      this.pages.push(page);
      yield;
    }
    this.vocabulary.finish();
  }

  /**
   * The hits of a query, page by page, best page first.
   * @param limit the highest number of pages
   */
  search(query: string, limit: number = defaultLimit): SearchHit[] {
    return this.answers.get(`${limit} ${query}`, () =>
      this.rank(query)
        .slice(0, limit)
        .flatMap(page => hitsOf(page, query)),
    );
  }

  private rank(query: string): RankedPage[] {
    const ranked = this.rankOnce(query, false);
    if (ranked.some(({ complete }) => complete)) return ranked;
    // No page has all words: one of them may be a misspelling that is itself a word.
    const tolerant = this.rankOnce(query, true);
    return tolerant.some(({ complete }) => complete) ? tolerant : ranked;
  }

  private rankOnce(query: string, tolerant: boolean): RankedPage[] {
    const { pages, vocabulary } = this;
    const terms = readQuery(query, vocabulary, tolerant);
    const matcher = new Matcher(query, terms, vocabulary, pages.length);
    const averageLength = this.length / pages.length || 1;
    const found = new Set(
      terms.flatMap(({ variants }) => variants.flatMap(([term]) => vocabulary.postings[term]!)),
    );
    return [...found]
      .sort((a, b) => a - b)
      .flatMap(number => rankPage(matcher, pages[number]!, averageLength) ?? [])
      .sort((a, b) => b.score - a.score || a.page.document.title.length - b.page.document.title.length);
  }
}

/** The hits within one document, which some other engine has found; the document itself where no word is found again. */
export function hitsWithin(document: SearchDocument, query: string): SearchHit[] {
  const vocabulary = new Vocabulary();
  const page = indexPage(document, 0, vocabulary);
  vocabulary.finish();
  const matcher = new Matcher(query, readQuery(query, vocabulary), vocabulary, 1);
  const ranked = rankPage(matcher, page, page.length || 1);
  return hitsOf(ranked ?? { page, score: 0, title: [], named: false, complete: false, sections: [] }, query);
}
