import type { IndexMap } from '../index/head';
import type { Posting } from '../index/postings';
import { type Estimate, estimate } from '../ranking/estimate';
import { Matcher } from '../ranking/matcher';
import { readQuery } from '../ranking/query';
import { queryWords } from '../ranking/queryWords';
import type { QueryTerms } from './queryTerms';

/** What is known about a query before texts are loaded. */
export interface Draft {
  matcher: Matcher;
  /** The pages that have words of the query, best first. */
  estimates: Estimate[];
  /** Whether terms could not be read, so that pages may be missing. */
  failed: boolean;
}

/**
 * Reads a query and finds its pages; where no page has all words, one of them may be a misspelling that is
 * itself a word.
 */
export async function draftOf(query: string, terms: QueryTerms, map: IndexMap): Promise<Draft> {
  const words = queryWords(query);
  let isWhole = await terms.load(words);
  isWhole = (await terms.loadUnknown(words)) && isWhole;
  let draft = rank(query, terms, map, false);
  if (!isComplete(draft)) {
    isWhole = (await terms.loadSimilar(words)) && isWhole;
    const tolerant = rank(query, terms, map, true);
    if (isComplete(tolerant)) draft = tolerant;
  }
  return { ...draft, failed: draft.failed || !isWhole };
}

function isComplete({ estimates }: Draft): boolean {
  return estimates.some(({ complete }) => complete);
}

function rank(query: string, { files }: QueryTerms, { lengths, dated }: IndexMap, tolerant: boolean): Draft {
  const matcher = new Matcher(
    query,
    readQuery(query, files.vocabulary, tolerant),
    files.vocabulary,
    lengths.length,
  );
  let failed = false;
  const postingsOf = (term: number): Posting[] => {
    try {
      return files.postingsOf(term);
    } catch {
      failed = true;
      return [];
    }
  };
  const factsOf = (page: number) => ({ length: lengths[page] ?? 1, dated: dated.has(page) });
  return { matcher, estimates: estimate(matcher, postingsOf, factsOf), failed };
}
