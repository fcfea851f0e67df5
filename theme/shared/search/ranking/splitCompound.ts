import { isCjk } from '../index/tokens';
import type { Vocabulary } from '../index/vocabulary';
import type { QueryWord } from './query';
import { variantsOf } from './variants';

/** Shorter words are not split. */
const shortestCompound = 6;

/**
 * A word that the index does not have, as two or more words that it has: `assetprefix` becomes
 * `asset` and `prefix`, `nodejs` becomes `node` and `js`, `px2rem` becomes `px` and `rem`.
 */
export function splitCompound(word: QueryWord, vocabulary: Vocabulary): QueryWord[] {
  const { text, weight } = word;
  if (word.parts || isCjk(text) || text.length < shortestCompound) return [word];
  if (variantsOf(text, vocabulary).some(([, quality]) => quality > 0.5)) return [word];
  const isTerm = (part: string) => vocabulary.find(part) !== undefined;
  const parts = compoundsOf(text).find(parts => parts.every(isTerm));
  return parts ? parts.map(part => ({ text: part, weight })) : [word];
}

/** The ways in which a word may be made of two or more, in order of preference. */
export function compoundsOf(text: string): string[][] {
  if (text.length < shortestCompound) return [];
  const splits: string[][] = [text.match(/[a-z]+/g) ?? []];
  const shortest = text.endsWith('js') ? 2 : 3;
  for (let cut = text.length - shortest; cut >= 3; cut--) splits.push([text.slice(0, cut), text.slice(cut)]);
  return splits.filter(parts => parts.length > 1);
}
