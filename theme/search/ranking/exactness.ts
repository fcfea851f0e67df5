import { squeeze } from '../engine/fold';
import type { SearchDocument } from '../engine/types';
import { essence } from '../engine/words';

/** The names that a query may be: as it stands, and without the words that every task begins with. */
export function namesOf(query: string): Set<string> {
  return new Set([squeeze(query), essence(query)]);
}

/**
 * More than 1 where one of the names is the page's title (3.5), the last part of a
 * dotted one, or a keyword (2). Who writes the title to the letter, or an
 * option in camelCase, means that one (3.8); who writes a heading, its page (3).
 */
export function exactness(
  { title, toc, keywords = [] }: SearchDocument,
  names: Set<string>,
  query: string,
): number {
  const last = title.slice(title.lastIndexOf('.') + 1);
  if (query === title || (query === last && /\p{Ll}\p{Lu}/u.test(last))) return 3.8;
  if (names.has(squeeze(title))) return 3.5;
  if (last !== title && names.has(squeeze(last))) return 2;
  if (keywords.some(word => names.has(squeeze(word)))) return 2;
  const whole = squeeze(query);
  return toc.some(({ text }) => squeeze(text) === whole) ? 3 : 1;
}
