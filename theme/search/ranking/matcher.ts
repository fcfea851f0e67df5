import type { IndexedPage, Stretch } from '../index/pages';
import type { Vocabulary } from '../index/vocabulary';
import { namesOf } from './exactness';
import type { Occurrence } from './occurrences';
import type { QueryTerm } from './query';
import { weights } from './weights';

/** A query prepared for comparison with many pages. */
export class Matcher {
  /** How important each word is: its weight, more if few pages contain it. */
  readonly importance: number[] = [];
  /** The same, by how few pages have it in title, address or keywords. */
  readonly nameImportance: number[] = [];
  /** The weight of each field, in the order of `Field`. */
  readonly fieldWeights = Object.values(weights.fields);
  /** The names that the query may be. */
  readonly names: Set<string>;
  /** For each term of the vocabulary: 0, or 1 + its place in `matches`. */
  private readonly lookup: Uint16Array;
  private readonly matches: Array<Array<[term: number, quality: number]>> = [];

  /** @param pageCount number of pages in the index */
  constructor(
    readonly query: string,
    readonly terms: QueryTerm[],
    vocabulary: Vocabulary,
    pageCount: number,
  ) {
    this.names = namesOf(query);
    this.lookup = new Uint16Array(vocabulary.terms.length);
    for (const [term, { variants, weight }] of terms.entries()) {
      let pages = 0;
      let named = 0;
      for (const [number, quality] of variants) {
        // Synonyms and guesses tell nothing about how rare the word itself is.
        if (quality > weights.synonym) {
          pages += vocabulary.pages[number]! * quality * quality;
          named += vocabulary.named[number]! * quality * quality;
        }
        const place = this.lookup[number]! || this.matches.push([]);
        this.lookup[number] = place;
        this.matches[place - 1]!.push([term, quality]);
      }
      this.importance.push(weight * rarity(pages, pageCount));
      this.nameImportance.push(weight * rarity(named, pageCount));
    }
  }

  /** Where words of the query occur in one stretch of a page. */
  occurrences(page: IndexedPage, { from, to }: Stretch): Occurrence[] {
    const found: Occurrence[] = [];
    const { lookup } = this;
    const { terms } = page;
    for (let index = from; index < to; index++) {
      const place = lookup[terms[index]!];
      // A page may have words that were unknown when the query was read.
      if (!place) continue;
      for (const [term, quality] of this.matches[place - 1]!) {
        found.push({ term, quality, start: page.starts[index]!, end: page.ends[index]! });
      }
    }
    return found;
  }
}

/** Inverse document frequency, as in BM25; never 0, so that a word of every page still counts. */
function rarity(pages: number, pageCount: number): number {
  const among = Math.min(pages, pageCount);
  return Math.log(1.2 + (pageCount - among + 0.5) / (among + 0.5)) ** weights.rarity;
}
