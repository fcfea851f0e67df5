import { stem } from './stem';
import { termsOf } from './tokens';

/**
 * Further words that a page is found by: for each line of synonyms of which the
 * title or the last part of the address holds a member, the other members.
 * @param synonyms lines of words that mean the same
 * @param stated what the page itself gives as its keywords: a list, or words between commas
 */
export function keywordsOf(
  page: { title: string; routePath: string },
  synonyms: string[][],
  stated?: unknown,
): string[] {
  const own = typeof stated === 'string' ? stated.split(/[,，、]/) : Array.isArray(stated) ? stated : [];
  const words = new Set<string>(own.map(word => String(word).trim()).filter(Boolean));
  const names = [page.title, lastPart(page.routePath)].map(name => termsOf(name).map(stem));
  for (const line of synonyms) {
    const named = line.filter(word => names.some(name => contains(name, termsOf(word).map(stem))));
    if (named.length === 0) continue;
    for (const word of line) if (!named.includes(word)) words.add(word);
  }
  return [...words];
}

/** `strict-port` of `/config/server/strict-port`. */
function lastPart(routePath: string): string {
  return routePath.replace(/\/$/, '').split('/').at(-1) ?? '';
}

/** Whether `part` stands in `whole`, in one piece. */
function contains(whole: string[], part: string[]): boolean {
  return (
    part.length > 0 && whole.some((_, start) => part.every((term, offset) => whole[start + offset] === term))
  );
}
