import { isDense } from './tokens';
import type { Variant, Vocabulary } from './vocabulary';
import { type QueryWord, queryWords } from './words';

/** One word of a query with its answers. */
export interface QueryTerm extends QueryWord {
  /** What answers it in the index. */
  variants: Variant[];
}

/**
 * The words of a query with the terms that answer them.
 * @param tolerant takes typing errors into account also where the word itself is known
 */
export function readQuery(query: string, vocabulary: Vocabulary, tolerant = false): QueryTerm[] {
  const words = queryWords(query).flatMap(word => known(word, vocabulary));
  const terms = words.map(({ text, weight }) => ({
    text,
    weight,
    variants: vocabulary.variants(text, tolerant),
  }));
  // Of the pairs of a run, those that no page has mostly join the end of one word to the next.
  if (terms.some(({ text, variants }) => isDense(text) && variants.length > 0)) {
    for (const term of terms) if (isDense(term.text) && term.variants.length === 0) term.weight *= 0.3;
  }
  // `tailwind css` is also `tailwindcss`.
  for (let index = 1; index < terms.length; index++) {
    const joined = vocabulary.closest(terms[index - 1]!.text + terms[index]!.text);
    if (joined === undefined || isDense(terms[index]!.text)) continue;
    for (const term of [terms[index - 1]!, terms[index]!]) {
      term.variants = [...term.variants.filter(([number]) => number !== joined), [joined, 1]];
    }
  }
  return terms;
}

/** `assetprefix`, unknown as it stands, becomes `asset` and `prefix`. */
function known(word: QueryWord, vocabulary: Vocabulary): QueryWord[] {
  const { text, weight } = word;
  if (isDense(text) || text.length < 6 || vocabulary.variants(text).some(([, quality]) => quality > 0.5)) {
    return [word];
  }
  for (let cut = text.length - 3; cut >= 3; cut--) {
    const halves = [text.slice(0, cut), text.slice(cut)];
    if (halves.every(half => vocabulary.find(half) !== undefined)) {
      return halves.map(half => ({ text: half, weight }));
    }
  }
  return [word];
}
