import { editDistance } from '../../../../shared/editDistance';
import { isCjk } from '../index/tokens';
import type { Vocabulary } from '../index/vocabulary';
import { isOneCharacter } from './cjkWords';
import { weights } from './weights';

/** A term of the index that matches a typed word, and how well: above 0, up to 1. */
export type Variant = [term: number, quality: number];

/** How many terms a typed word is expanded to; a short prefix matches thousands. */
const maxVariants = 60;

/**
 * The terms that match a typed word: the word itself, its other forms, words that begin with it and,
 * if the index has none of its forms, words that it may misspell.
 * @param tolerant looks for misspellings even where the index has the word
 */
export function variantsOf(word: string, vocabulary: Vocabulary, tolerant = false): Variant[] {
  const qualities = new Map<number, number>();
  const note = (number: number, quality: number) => {
    if (quality > (qualities.get(number) ?? 0)) qualities.set(number, quality);
  };
  const exact = vocabulary.find(word);
  if (exact !== undefined) note(exact, 1);
  if (isCjk(word)) {
    if (isOneCharacter(word)) for (const number of vocabulary.startingWithCharacter(word)) note(number, 1);
    return best(qualities, vocabulary);
  }
  for (const number of vocabulary.withStemOf(word)) note(number, weights.otherForm);
  const isKnown = qualities.size > 0;
  for (const number of vocabulary.startingWith(word)) {
    note(number, weights.prefix * (0.5 + (0.5 * word.length) / vocabulary.terms[number]!.length));
  }
  if (!isKnown || tolerant) noteMisspelled(word, vocabulary, note);
  return best(qualities, vocabulary);
}

/** Notes the words that `word` may misspell, also as the beginning of a longer word. */
function noteMisspelled(
  word: string,
  { sorted, terms }: Vocabulary,
  note: (number: number, quality: number) => void,
): void {
  if (!mayBeMisspelled(word)) return;
  for (const number of sorted) note(number, misspelling(word, terms[number]!));
}

/** How many typing errors a word of this length may have: one from 4 letters, two from 8. */
export function allowedEdits(length: number): 0 | 1 | 2 {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/** Whether misspellings of a word are looked for. Numbers are taken as typed: 8080 is not 8081. */
export function mayBeMisspelled(word: string): boolean {
  return allowedEdits(word.length) > 0 && !isCjk(word) && /\p{L}/u.test(word);
}

/** How well a term matches a word that {@link mayBeMisspelled}: above 0 for a typing error, also in the beginning of a longer term. */
export function misspelling(word: string, term: string): number {
  if (term.length < 3) return 0;
  const limit = allowedEdits(word.length);
  if (editDistance(word, term, limit) <= limit) return weights.misspelled;
  if (term.length <= word.length || editDistance(word, term, 1, true) > 1) return 0;
  return weights.prefixEdit * (0.5 + (0.5 * word.length) / term.length);
}

/** The best variants; if equal, the most frequent first. */
function best(qualities: Map<number, number>, { pages, terms }: Vocabulary): Variant[] {
  const variants = [...qualities];
  if (variants.length <= maxVariants) return variants;
  return variants
    .sort((a, b) => b[1] - a[1] || pages[b[0]]! - pages[a[0]]! || (terms[a[0]]! < terms[b[0]]! ? -1 : 1))
    .slice(0, maxVariants);
}
