import { namesOf } from '../ranking/exactness';
import type { Occurrence } from './occurrences';
import type { IndexedPage, Stretch } from './pages';
import type { QueryTerm } from './query';
import type { Vocabulary } from './vocabulary';

/** A query made ready to be compared with many pages. */
export class Matcher {
  /** How much each word of the query says, by how few pages have it. */
  readonly importance: number[];
  /** The same by how few pages are named so: in title, address or keywords. */
  readonly nameImportance: number[] = [];
  /** What the query may be the name of. */
  readonly names: Set<string>;
  /** For each number of a term: 0, or 1 + place in `answers`. */
  private readonly lookup: Uint16Array;
  private readonly answers: Array<Array<[term: number, quality: number]>> = [];

  constructor(
    readonly query: string,
    readonly terms: QueryTerm[],
    vocabulary: Vocabulary,
    pageCount: number,
  ) {
    this.names = namesOf(query);
    this.lookup = new Uint16Array(vocabulary.terms.length);
    this.importance = terms.map(({ variants, weight }, term) => {
      let pages = 0;
      let named = 0;
      for (const [number, quality] of variants) {
        pages += vocabulary.pages[number]! * quality * quality;
        named += vocabulary.named[number]! * quality * quality;
        const place = this.lookup[number]! || this.answers.push([]);
        this.lookup[number] = place;
        this.answers[place - 1]!.push([term, quality]);
      }
      const among = Math.min(pages, pageCount);
      const titled = Math.min(named, pageCount);
      this.nameImportance.push(weight * Math.log(1.2 + (pageCount - titled + 0.5) / (titled + 0.5)));
      return weight * Math.log(1.2 + (pageCount - among + 0.5) / (among + 0.5));
    });
  }

  /** Where words of the query stand in one stretch of a page. */
  occurrences(page: IndexedPage, { from, to }: Stretch): Occurrence[] {
    const found: Occurrence[] = [];
    const { lookup } = this;
    const { terms } = page;
    for (let index = from; index < to; index++) {
      const place = lookup[terms[index]!]!;
      if (place === 0) continue;
      for (const [term, quality] of this.answers[place - 1]!) {
        found.push({ term, quality, start: page.starts[index]!, end: page.ends[index]! });
      }
    }
    return found;
  }
}
