import { stem } from '../../shared/search/index/stem';
import { termsOf } from '../../shared/search/index/tokens';

/** Where a synonym is in the names of a page: which name, and `[from, to)` in its terms. */
interface Span {
  name: number;
  from: number;
  to: number;
}

/** One name of a group of synonyms, with the terms by which pages are compared with it. */
interface Synonym {
  word: string;
  forms: string[];
}

/** Groups of names for the same thing, prepared for {@link keywordsOf}, which is called for every page. */
export function readSynonyms(groups: string[][]): Synonym[][] {
  return groups.map(words => words.map(word => ({ word, forms: formsOf(word) })));
}

/**
 * Additional names by which a page is found: if its title or the last part of its address has one name of a
 * group, the other names. Where the names of two groups overlap, the longer one is meant: a page about
 * `clean dist path` is not about `dist path`.
 * @param synonyms groups of names for the same thing, from {@link readSynonyms}
 * @param stated keywords from the page's frontmatter: a list, or a text with commas
 */
export function keywordsOf(
  page: { title: string; routePath: string },
  synonyms: Synonym[][],
  stated?: unknown,
): string[] {
  const list = typeof stated === 'string' ? stated.split(/[,，、]/) : Array.isArray(stated) ? stated : [];
  const words = new Set<string>(list.map(word => String(word).trim()).filter(Boolean));
  const names = [page.title, lastPart(page.routePath)].map(formsOf);
  const spans = synonyms.map(group => group.map(({ forms }) => spansOf(names, forms)));
  const allSpans = spans.flat(2);
  for (const [number, group] of synonyms.entries()) {
    const groupSpans = spans[number]!;
    if (!groupSpans.flat().some(inner => !allSpans.some(outer => isInside(inner, outer)))) continue;
    for (const [index, { word }] of group.entries()) if (groupSpans[index]!.length === 0) words.add(word);
  }
  return [...words];
}

/** The terms of a name, stemmed; short words are not (`cors` is not `core`). */
function formsOf(name: string): string[] {
  return termsOf(name).map(term => (term.length < 5 ? term : stem(term)));
}

/** `strict-port` of `/config/server/strict-port`. */
function lastPart(routePath: string): string {
  return routePath.replace(/\/$/, '').split('/').at(-1) ?? '';
}

/** Where the names have `part` in one piece. */
function spansOf(names: string[][], part: string[]): Span[] {
  const [first] = part;
  if (first === undefined || !names.some(whole => whole.includes(first))) return [];
  return names.flatMap((whole, name) =>
    whole.flatMap((_, from) =>
      part.every((term, offset) => whole[from + offset] === term)
        ? { name, from, to: from + part.length }
        : [],
    ),
  );
}

function isInside(inner: Span, outer: Span): boolean {
  return (
    inner.name === outer.name &&
    inner.from >= outer.from &&
    inner.to <= outer.to &&
    inner.to - inner.from < outer.to - outer.from
  );
}
