import { stem } from '../index/stem';
import { termsOf } from '../index/tokens';

/** A word of a line that stands in one of a page's names: in which, and where. */
interface Standing {
  name: number;
  from: number;
  to: number;
}

/**
 * Further words that a page is found by: for each line of synonyms of which the
 * title or the last part of the address holds a member, the other members. Of two
 * lines that speak of the same words the longer one is meant: what is said of
 * `dist path` is not true of `clean dist path`.
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
  const names = [page.title, lastPart(page.routePath)].map(formsOf);
  const met = synonyms.map(line => line.map(word => standings(names, formsOf(word))));
  const all = met.flat(2);
  for (const [number, line] of synonyms.entries()) {
    const found = met[number]!;
    if (!found.flat().some(one => !all.some(other => isInside(one, other)))) continue;
    for (const [place, word] of line.entries()) if (found[place]!.length === 0) words.add(word);
  }
  return [...words];
}

/** The words of a name without their endings; short words keep theirs (`cors` is not `core`). */
function formsOf(name: string): string[] {
  return termsOf(name).map(term => (term.length < 5 ? term : stem(term)));
}

/** `strict-port` of `/config/server/strict-port`. */
function lastPart(routePath: string): string {
  return routePath.replace(/\/$/, '').split('/').at(-1) ?? '';
}

/** Where `part` stands in the names, in one piece. */
function standings(names: string[][], part: string[]): Standing[] {
  if (part.length === 0) return [];
  return names.flatMap((whole, name) =>
    whole.flatMap((_, from) =>
      part.every((term, offset) => whole[from + offset] === term)
        ? { name, from, to: from + part.length }
        : [],
    ),
  );
}

function isInside(one: Standing, other: Standing): boolean {
  return (
    one.name === other.name &&
    one.from >= other.from &&
    one.to <= other.to &&
    one.to - one.from < other.to - other.from
  );
}
