import { isDense } from './tokens';
import type { Vocabulary } from './vocabulary';
import type { QueryWord } from './words';

/**
 * A word that the index does not have, as words that it has: `assetprefix` is
 * `asset` and `prefix`, `nodejs` is `node` and `js`, `px2rem` is `px` and `rem`.
 */
export function taken(word: QueryWord, vocabulary: Vocabulary): QueryWord[] {
  const { text, weight } = word;
  if (word.parts || isDense(text) || text.length < 6) return [word];
  if (vocabulary.variants(text).some(([, quality]) => quality > 0.5)) return [word];
  const known = (part: string) => vocabulary.find(part) !== undefined;
  const pieces = [text.match(/[a-z]+/g) ?? []];
  const shortest = text.endsWith('js') ? 2 : 3;
  for (let cut = text.length - shortest; cut >= 3; cut--) pieces.push([text.slice(0, cut), text.slice(cut)]);
  const parts = pieces.find(parts => parts.length > 1 && parts.every(known));
  return parts ? parts.map(part => ({ text: part, weight })) : [word];
}
