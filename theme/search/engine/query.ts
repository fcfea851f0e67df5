import { isDense } from './tokens';
import { taken } from './unknownWords';
import type { Variant, Vocabulary } from './vocabulary';
import { type QueryWord, queryWords } from './words';

/** One word of a query with its answers. */
export interface QueryTerm extends QueryWord {
  /** What answers it in the index. */
  variants: Variant[];
}

/** How much the parts of a name still count beside the name itself. */
const partShare = 0.6;
/** How well another word for the same thing answers. */
const sameQuality = 0.3;

/**
 * The words of a query with the terms that answer them.
 * @param tolerant takes typing errors into account also where the word itself is known
 */
export function readQuery(query: string, vocabulary: Vocabulary, tolerant = false): QueryTerm[] {
  const words = once(named(queryWords(query), vocabulary)).flatMap(word => taken(word, vocabulary));
  const terms = words.map(word => ({ ...word, variants: answers(word, vocabulary, tolerant) }));
  // Of the pairs of a run, those that no page has mostly join the end of one word to the next.
  if (terms.some(({ text, variants }) => isDense(text) && variants.length > 0)) {
    for (const term of terms) if (isDense(term.text) && term.variants.length === 0) term.weight *= 0.3;
  }
  // `tailwind css` is also `tailwindcss`.
  for (let index = 1; index < terms.length; index++) {
    const [before, term] = [terms[index - 1]!, terms[index]!];
    if (isDense(term.text) || term.parts) continue;
    const joined = vocabulary.closest(before.text + term.text);
    if (joined === undefined) continue;
    for (const one of [before, term]) {
      one.variants = [...one.variants.filter(([number]) => number !== joined), [joined, 1]];
    }
  }
  return terms;
}

/** A name typed in one piece says more than its parts, where the index has it; elsewhere the parts stand for it. */
function named(words: QueryWord[], vocabulary: Vocabulary): QueryWord[] {
  const result: QueryWord[] = [];
  for (const word of words) {
    if (word.parts && vocabulary.find(word.text) === undefined) continue;
    for (const part of word.parts ? result.splice(-word.parts) : []) {
      result.push({ ...part, weight: part.weight * partShare });
    }
    result.push(word);
  }
  return result;
}

/** Each word once, however often it is typed. */
function once(words: QueryWord[]): QueryWord[] {
  const seen = new Set<string>();
  return words.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** What answers a word: itself, its forms, beginnings and errors, and other words for the same thing. */
function answers(
  { text, parts, same = [] }: QueryWord,
  vocabulary: Vocabulary,
  tolerant: boolean,
): Variant[] {
  if (parts) return [[vocabulary.find(text)!, 1]];
  const found = new Map(vocabulary.variants(text, tolerant));
  for (const word of same) {
    const number = vocabulary.closest(word);
    if (number !== undefined && (found.get(number) ?? 0) < sameQuality) found.set(number, sameQuality);
  }
  return [...found];
}
