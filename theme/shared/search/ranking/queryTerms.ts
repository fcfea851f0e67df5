import { isCjk } from '../index/tokens';
import type { Vocabulary } from '../index/vocabulary';
import type { QueryWord } from './query';
import { splitCompound } from './splitCompound';
import { wordWeight } from './stopWords';
import { type Variant, variantsOf } from './variants';
import { weights } from './weights';

/** One word of a query with the terms that match it. */
export interface QueryTerm extends QueryWord {
  /** The terms of the index that match it. */
  variants: Variant[];
}

/**
 * The words of a query with the terms that match them; words that the index lacks may be split.
 * @param tolerant looks for misspellings even of words that the index has
 */
export function matchWords(queryWords: QueryWord[], vocabulary: Vocabulary, tolerant = false): QueryTerm[] {
  const words = unique(weighNames(queryWords, vocabulary))
    .flatMap(word => splitCompound(word, vocabulary))
    .flatMap(word => splitPair(word, vocabulary));
  const terms = words.map(word => ({ ...word, variants: matches(word, vocabulary, tolerant) }));
  // `tailwind css` also means `tailwindcss`.
  for (const [index, term] of terms.entries()) {
    const previous = terms[index - 1];
    if (!previous || isCjk(term.text) || term.parts) continue;
    const joined = vocabulary.closest(previous.text + term.text);
    if (joined === undefined) continue;
    for (const word of [previous, term]) {
      word.variants = [...word.variants.filter(([number]) => number !== joined), [joined, 1]];
    }
  }
  return terms;
}

/** Names typed in one piece, such as `assetPrefix`: dropped where the index lacks them, else their parts count less. */
function weighNames(words: QueryWord[], vocabulary: Vocabulary): QueryWord[] {
  const result: QueryWord[] = [];
  for (const word of words) {
    if (word.parts && vocabulary.find(word.text) === undefined) continue;
    for (const part of word.parts ? result.splice(-word.parts) : []) {
      result.push({ ...part, weight: part.weight * weights.namePart });
    }
    result.push(word);
  }
  return result;
}

/**
 * A pair of CJK characters that no page has, each of them alone: mostly it joins the end of one word to the start of
 * the next.
 */
function splitPair(word: QueryWord, vocabulary: Vocabulary): QueryWord[] {
  const { text, weight, synonyms = [] } = word;
  const characters = [...text];
  if (!isCjk(text) || characters.length !== 2 || synonyms.length > 0 || vocabulary.find(text) !== undefined) {
    return [word];
  }
  return characters.map(character => ({
    text: character,
    weight: Math.min(weight, wordWeight(character)) * weights.oneCharacter,
  }));
}

/** Each word once, however often it is typed. */
function unique(words: QueryWord[]): QueryWord[] {
  const seen = new Set<string>();
  return words.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** The terms that match a word or one of its synonyms. */
function matches(
  { text, parts, synonyms = [] }: QueryWord,
  vocabulary: Vocabulary,
  tolerant: boolean,
): Variant[] {
  if (parts) return [[vocabulary.find(text)!, 1]];
  const qualities = new Map(variantsOf(text, vocabulary, tolerant));
  for (const { term, share } of synonyms) {
    const number = vocabulary.closest(term);
    if (number === undefined) continue;
    qualities.set(number, Math.max(qualities.get(number) ?? 0, weights.synonym * share));
  }
  return [...qualities];
}
