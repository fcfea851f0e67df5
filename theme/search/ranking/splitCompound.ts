import { isCjk } from '../index/tokens';
import type { Vocabulary } from '../index/vocabulary';
import type { QueryWord } from './queryWords';
import { variantsOf } from './variants';

/**
 * A word that the index does not have, as two or more words that it has: `assetprefix` becomes
 * `asset` and `prefix`, `nodejs` becomes `node` and `js`, `px2rem` becomes `px` and `rem`.
 */
export function splitCompound(word: QueryWord, vocabulary: Vocabulary): QueryWord[] {
  const { text, weight } = word;
  if (word.parts || isCjk(text) || text.length < 6) return [word];
  if (variantsOf(text, vocabulary).some(([, quality]) => quality > 0.5)) return [word];
  const known = (part: string) => vocabulary.find(part) !== undefined;
  const splits = [text.match(/[a-z]+/g) ?? []];
  const shortest = text.endsWith('js') ? 2 : 3;
  for (let cut = text.length - shortest; cut >= 3; cut--) splits.push([text.slice(0, cut), text.slice(cut)]);
  const parts = splits.find(parts => parts.length > 1 && parts.every(known));
  return parts ? parts.map(part => ({ text: part, weight })) : [word];
}
