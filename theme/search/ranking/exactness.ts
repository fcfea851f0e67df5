import { squeeze } from '../index/fold';
import type { SearchDocument } from '../types';
import { essence } from './queryWords';
import { weights } from './weights';

/** The names that a query may be: the query itself, and its topic without function words and task verbs. */
export function namesOf(query: string): Set<string> {
  return new Set([squeeze(query), essence(query)]);
}

/**
 * The factor for a page that the query names: by its title, the last part of a dotted title, a
 * keyword or a heading; 1 for other pages.
 * @param names of the query, from {@link namesOf}
 */
export function exactness(
  { title, toc, keywords = [] }: SearchDocument,
  names: Set<string>,
  query: string,
): number {
  const last = title.slice(title.lastIndexOf('.') + 1);
  if (query === title || (query === last && /\p{Ll}\p{Lu}/u.test(last))) return weights.exactTitle;
  if (names.has(squeeze(title))) return weights.sameTitle;
  if (last !== title && names.has(squeeze(last))) return weights.lastPart;
  if (keywords.some(word => names.has(squeeze(word)))) return weights.sameKeyword;
  const whole = squeeze(query);
  return toc.some(({ text }) => squeeze(text) === whole) ? weights.sameHeading : 1;
}
