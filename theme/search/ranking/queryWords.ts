import { eachTerm, isCjk } from '../index/tokens';
import { bigrams, cjkWords, isOneCharacter } from './cjkWords';
import { wordWeight } from './stopWords';
import { weights } from './weights';
import { type Synonym, synonymsIn } from './wordSynonyms';

/** One word of a query. */
export interface QueryWord {
  /** The word, folded. */
  text: string;
  /** How informative it is: 1, less for words such as "how to" and 「怎么」. */
  weight: number;
  /** For a name typed in one piece, such as `assetPrefix`: how many of the words before this one are its parts. */
  parts?: number;
  /** Terms of other names for the same thing. */
  synonyms?: Synonym[];
}

/** Splits a query into words, each with its weight and synonyms. */
export function queryWords(query: string): QueryWord[] {
  const words = wholeWords(query);
  const found = synonymsIn(words.map(({ text, parts }) => (parts ? '' : text)));
  return words.flatMap(({ text, parts }, place): QueryWord | QueryWord[] => {
    if (parts) return { text, weight: weights.joinedName, parts };
    const synonyms = found[place]!;
    if (!isCjk(text)) return { text, weight: wordWeight(text), synonyms };
    return weightedBigrams(text).map(pair => ({ ...pair, synonyms }));
  });
}

/** The topic of a query in one piece: `port` of "how to change the port", 端口 of 修改端口. */
export function essence(query: string): string {
  const words = wholeWords(query).flatMap(({ text, parts }) => (parts ? [] : text));
  const telling = words.filter(word => wordWeight(word) === 1);
  return (telling.length > 0 ? telling : words).join('');
}

/** The words of a query; CJK text is split by a dictionary, a name typed in one piece follows its parts. */
function wholeWords(query: string): Array<{ text: string; parts?: number }> {
  const words: Array<{ text: string; parts?: number }> = [];
  const text = query.normalize('NFC');
  let starts: number[] = [];
  // The run of CJK characters that is being read: [from, to) of `text`.
  let from = 0;
  let to = -1;
  const endRun = () => {
    if (to > from) words.push(...cjkWords(text.slice(from, to)).map(word => ({ text: word })));
    to = -1;
  };
  eachTerm(text, (term, start, end) => {
    if (isCjk(term)) {
      if (start > to) {
        endRun();
        from = start;
      }
      to = Math.max(to, end);
      return;
    }
    endRun();
    // The joined form of a name begins where the first of its parts begins.
    const parts = starts.filter(place => place >= start).length;
    words.push(parts > 0 ? { text: term, parts } : { text: term });
    starts = parts > 0 ? [] : [...starts, start];
  });
  endRun();
  return words;
}

/** A CJK word as pairs of characters, none of which counts more than the word. */
function weightedBigrams(word: string): QueryWord[] {
  const weight = wordWeight(word) * (isOneCharacter(word) ? weights.oneCharacter : 1);
  return bigrams(word).map(text => ({ text, weight: Math.min(weight, wordWeight(text)) }));
}
