import { weightOf } from '../ranking/wordWeight';
import { denseWords, isSingle, pairsOf } from './denseWords';
import { sameWords } from './sameWords';
import { eachTerm, isDense } from './tokens';

/** One word of a query. */
export interface QueryWord {
  /** The word, folded. */
  text: string;
  /** How much it says: 1, less for words such as "how to" and 「怎么」. */
  weight: number;
  /** For a name that was typed in one piece, such as `assetPrefix`: how many words before this one are its parts. */
  parts?: number;
  /** Other words for the same thing. */
  same?: string[];
}

/** Splits a query into words and says how much each of them counts. */
export function queryWords(query: string): QueryWord[] {
  return wholeWords(query).flatMap(({ text, parts }): QueryWord | QueryWord[] => {
    if (parts) return { text, weight: 1, parts };
    const same = sameWords(text);
    if (!isDense(text)) return { text, weight: weightOf(text), same };
    return pairs(text).map(pair => ({ ...pair, same }));
  });
}

/** What a query is about, in one piece: `port` of "how to change the port", 端口 of 修改端口. */
export function essence(query: string): string {
  const words = wholeWords(query).flatMap(({ text, parts }) => (parts ? [] : text));
  const telling = words.filter(word => weightOf(word) === 1);
  return (telling.length > 0 ? telling : words).join('');
}

/** The words of a query; a run without spaces is cut by the dictionary, a name comes after its parts. */
function wholeWords(query: string): Array<{ text: string; parts?: number }> {
  const words: Array<{ text: string; parts?: number }> = [];
  let starts: number[] = [];
  let dense = '';
  let denseEnd = -1;
  const flush = () => {
    if (dense) words.push(...denseWords(dense).map(text => ({ text })));
    dense = '';
  };
  eachTerm(query, (text, start) => {
    if (!isDense(text)) {
      flush();
      // The joined form of a name begins where the first of its parts does.
      const parts = starts.filter(place => place >= start).length;
      words.push(parts > 0 ? { text, parts } : { text });
      starts = parts > 0 ? [] : [...starts, start];
      return;
    }
    if (start !== denseEnd) flush();
    const one = String.fromCodePoint(text.codePointAt(0)!);
    dense += one;
    denseEnd = start + one.length;
  });
  flush();
  return words;
}

/** A word as its pairs; all pairs of a long word together count little more than one. */
function pairs(word: string): QueryWord[] {
  const texts = pairsOf(word);
  if (texts.length === 1) return [{ text: word, weight: weightOf(word) * (isSingle(word) ? 0.5 : 1) }];
  const share = weightOf(word) * Math.max(1.5 / texts.length, 0.5);
  return texts.map(text => ({ text, weight: Math.min(share, weightOf(text)) }));
}
