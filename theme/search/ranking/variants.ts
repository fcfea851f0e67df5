import { isCjk } from '../index/tokens';
import type { Vocabulary } from '../index/vocabulary';
import { allowedEdits, editDistance } from './edits';
import { weights } from './weights';

/** A term of the index that matches a typed word, and how well: above 0, up to 1. */
export type Variant = [term: number, quality: number];

/** How many terms one typed word is expanded to; a short prefix matches thousands. */
const maxVariants = 60;

/**
 * The terms that match a typed word: the word itself, its other forms, words that it begins and,
 * where the index has none of its forms, words that it may misspell.
 * @param tolerant looks for misspellings even where the index has the word
 */
export function variantsOf(word: string, vocabulary: Vocabulary, tolerant = false): Variant[] {
  const found = new Map<number, number>();
  const note = (number: number, quality: number) => {
    if (quality > (found.get(number) ?? 0)) found.set(number, quality);
  };
  const exact = vocabulary.find(word);
  if (exact !== undefined) note(exact, 1);
  if (isCjk(word)) {
    if ([...word].length === 1) for (const number of vocabulary.startingWithCharacter(word)) note(number, 1);
    return best(found, vocabulary);
  }
  for (const number of vocabulary.withStemOf(word)) note(number, weights.otherForm);
  const known = found.size > 0;
  for (const number of vocabulary.startingWith(word)) {
    note(number, weights.prefix * (0.5 + (0.5 * word.length) / vocabulary.terms[number]!.length));
  }
  if (!known || tolerant) noteMisspelled(word, vocabulary, note);
  return best(found, vocabulary);
}

/** Notes the words that `word` may misspell, also as the beginning of a longer word. */
function noteMisspelled(
  word: string,
  { sorted, terms }: Vocabulary,
  note: (number: number, quality: number) => void,
): void {
  const limit = allowedEdits(word.length);
  // Numbers are taken as typed: 8080 is not 8081.
  if (limit === 0 || !/\p{L}/u.test(word)) return;
  for (const number of sorted) {
    const term = terms[number]!;
    if (term.length < 3) continue;
    if (editDistance(word, term, limit) <= limit) note(number, weights.misspelled);
    else if (term.length > word.length && editDistance(word, term, 1, true) <= 1) {
      note(number, weights.prefixEdit * (0.5 + (0.5 * word.length) / term.length));
    }
  }
}

/** The best variants, the most frequent of equals first. */
function best(found: Map<number, number>, { postings }: Vocabulary): Variant[] {
  const variants = [...found];
  if (variants.length <= maxVariants) return variants;
  return variants
    .sort((a, b) => b[1] - a[1] || postings[b[0]]!.length - postings[a[0]]!.length)
    .slice(0, maxVariants);
}
