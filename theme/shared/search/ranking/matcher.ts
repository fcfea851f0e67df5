import type { IndexedPage, Stretch } from '../index/pages';
import type { Vocabulary } from '../index/vocabulary';
import type { Occurrence } from './occurrences';
import type { Query } from './query';
import { matchWords, type QueryTerm } from './queryTerms';
import { weights } from './weights';

/** A query prepared for comparison with many pages. */
export class Matcher {
  /** How important each word is: its weight, more if few pages contain it. */
  readonly importance: number[] = [];
  /** The same, by how few pages have it in title, address or keywords. */
  readonly nameImportance: number[] = [];
  /** The weight of each field, in the order of `Field`. */
  readonly fieldWeights = Object.values(weights.fields);
  /** The words of the query with the terms that match them. */
  readonly terms: QueryTerm[];
  /** For each term of the vocabulary: 0, or 1 + its index in `matches`. */
  private readonly lookup: Uint16Array;
  private readonly matches: Array<Array<[term: number, quality: number]>> = [];

  /**
   * @param pageCount number of pages in the index
   * @param tolerant looks for misspellings even of words that the index has
   */
  constructor(
    readonly query: Query,
    vocabulary: Vocabulary,
    pageCount: number,
    tolerant = false,
  ) {
    this.terms = matchWords(query.words, vocabulary, tolerant);
    this.lookup = new Uint16Array(vocabulary.terms.length);
    for (const [term, { variants, weight }] of this.terms.entries()) {
      let pages = 0;
      let named = 0;
      for (const [number, quality] of variants) {
        // Synonyms and guesses tell nothing about how rare the word itself is.
        if (quality > weights.synonym) {
          pages += vocabulary.pages[number]! * quality * quality;
          named += vocabulary.named[number]! * quality * quality;
        }
        this.lookup[number] ||= this.matches.push([]);
        this.matches[this.lookup[number]! - 1]!.push([term, quality]);
      }
      this.importance.push(weight * rarity(pages, pageCount));
      this.nameImportance.push(weight * rarity(named, pageCount));
    }
  }

  /** Where words of the query occur in one stretch of a page. */
  occurrences(page: IndexedPage, { from, to }: Stretch): Occurrence[] {
    const occurrences: Occurrence[] = [];
    const { lookup } = this;
    const { terms } = page;
    for (let index = from; index < to; index++) {
      const match = lookup[terms[index]!];
      // A page may have words that were unknown when the query was matched.
      if (!match) continue;
      for (const [term, quality] of this.matches[match - 1]!) {
        occurrences.push({ term, quality, start: page.starts[index]!, end: page.ends[index]! });
      }
    }
    return occurrences;
  }
}

/** Inverse document frequency, as in BM25; never 0, so that a word of every page still counts. */
function rarity(pages: number, pageCount: number): number {
  const among = Math.min(pages, pageCount);
  return Math.log(1.2 + (pageCount - among + 0.5) / (among + 0.5)) ** weights.rarity;
}
