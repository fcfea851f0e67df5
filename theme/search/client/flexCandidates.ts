import { Index } from 'flexsearch';
import type { Candidates } from '../engine/engine';

const separator = '\n';

/**
 * FlexSearch as the keeper of "which page holds which term": our terms go in as
 * they are, and the last 100 questions are kept.
 * @see specification, section 9, "full-text index with a cache of 100 entries"
 */
export function flexCandidates(): Candidates {
  const index = new Index({
    tokenize: 'strict',
    resolution: 1,
    cache: 100,
    encode: text => text.split(separator),
  });
  return {
    add: (page, terms) => void index.add(page, terms.join(separator)),
    find: terms =>
      index.searchCache(terms.join(separator), { limit: Number.MAX_SAFE_INTEGER, suggest: true }) as number[],
  };
}
