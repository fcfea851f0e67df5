import { type IndexedPage, indexPage } from '../index/pages';
import { isNamed, postingsOf } from '../index/pageTerms';
import { Vocabulary } from '../index/vocabulary';
import { languageSynonyms } from '../ranking/languageSynonyms';
import { Matcher } from '../ranking/matcher';
import { parseQuery, type Query } from '../ranking/query';
import { byScore, type RankedPage, rankPage, unranked } from '../ranking/rank';
import type { Synonyms } from '../ranking/synonyms';
import type { SearchDocument, SearchHit } from '../types';
import { hitsOf } from './hits';
import { RecentCache } from './recentCache';

/** How many pages one search shows. */
export const defaultLimit = 7;
/** How many queries and answers are kept: readers often return to an earlier query while they type. */
export const keptAnswers = 100;

/**
 * A full-text search over one list of documents, all in memory: for the titles of a small site, and as the
 * reference for the search in an index of files.
 */
export class Engine {
  private readonly pages: IndexedPage[] = [];
  private readonly vocabulary = new Vocabulary();
  /** Numbers of the pages that hold each term, ascending. */
  private readonly postings: number[][] = [];
  private readonly answers = new RecentCache<SearchHit[]>(keptAnswers);
  /** Terms in the text of the average page. */
  private readonly averageLength: number;

  /** @param synonyms that queries know */
  constructor(
    documents: SearchDocument[],
    private readonly synonyms: Synonyms = languageSynonyms,
  ) {
    const { vocabulary, postings } = this;
    const named: number[] = [];
    for (const [number, document] of documents.entries()) {
      const page = indexPage(document, term => vocabulary.number(term));
      this.pages.push(page);
      for (const [term, posting] of postingsOf(page, number)) {
        postings[term] ??= [];
        postings[term].push(number);
        named[term] = (named[term] ?? 0) + Number(isNamed(posting));
      }
    }
    const terms = [...vocabulary.terms.entries()].sort(([, a], [, b]) => (a < b ? -1 : 1));
    for (const [number, term] of terms) vocabulary.learn(term, postings[number]!.length, named[number]!);
    this.averageLength = this.pages.reduce((sum, { length }) => sum + length, 0) / this.pages.length || 1;
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
    const parsed = parseQuery(query, this.synonyms);
    const ranked = this.rankOnce(parsed, false);
    if (ranked.some(({ complete }) => complete)) return ranked;
    // No page has all words: one of them may be a misspelling that is itself a word.
    const tolerant = this.rankOnce(parsed, true);
    return tolerant.some(({ complete }) => complete) ? tolerant : ranked;
  }

  private rankOnce(query: Query, tolerant: boolean): RankedPage[] {
    const { pages, vocabulary, postings } = this;
    const matcher = new Matcher(query, vocabulary, pages.length, tolerant);
    const numbers = matcher.terms.flatMap(({ variants }) => variants.flatMap(([term]) => postings[term]!));
    return [...new Set(numbers)]
      .sort((a, b) => a - b)
      .flatMap(number => rankPage(matcher, pages[number]!, this.averageLength) ?? [])
      .sort(byScore);
  }
}

/** The hits within one document that another engine has found; the document itself if no word matches. */
export function hitsWithin(document: SearchDocument, query: string): SearchHit[] {
  const vocabulary = new Vocabulary();
  const page = indexPage(document, term => vocabulary.number(term));
  for (const [term, posting] of postingsOf(page, 0)) {
    vocabulary.learn(vocabulary.terms[term]!, 1, Number(isNamed(posting)));
  }
  const matcher = new Matcher(parseQuery(query, languageSynonyms), vocabulary, 1);
  const ranked = rankPage(matcher, page, page.length || 1);
  return hitsOf(ranked ?? unranked(page), query);
}
