import { indexPage } from '../../shared/search/index/pages';
import { isNamed, postingsOf } from '../../shared/search/index/pageTerms';
import { type Posting, packPostings } from '../../shared/search/index/postings';
import type { SearchDocument } from '../../shared/search/types';

/** A term as it is written. */
export interface PackedTerm {
  term: string;
  /** Its packed postings. */
  packed: string;
  /** Characters that both take in a file. */
  length: number;
}

/** Every term with its packed postings, in the order of the terms, and how many terms the text of each page has. */
export function packedTerms(documents: SearchDocument[]): { terms: PackedTerm[]; lengths: number[] } {
  const postings = new Map<string, Posting[]>();
  const lengths = documents.map((document, number) => {
    const words: string[] = [];
    const numbers = new Map<string, number>();
    const page = indexPage(document, term => {
      const index = numbers.get(term) ?? words.push(term) - 1;
      numbers.set(term, index);
      return index;
    });
    for (const [term, posting] of postingsOf(page, number)) {
      const list = postings.get(words[term]!);
      if (list) list.push(posting);
      else postings.set(words[term]!, [posting]);
    }
    return page.length;
  });
  const terms = [...postings.keys()].sort().map(term => {
    const list = postings.get(term)!;
    // A large site has millions of postings.
    postings.delete(term);
    const packed = packPostings({ named: list.filter(isNamed).length, postings: list });
    return { term, packed, length: term.length + packed.length + 2 };
  });
  return { terms, lengths };
}
