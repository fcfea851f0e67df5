import { squeeze } from '../index/fold';
import { eachTerm, isCjk } from '../index/tokens';
import { bigrams, cjkWords, isOneCharacter } from './cjkWords';
import { wordWeight } from './stopWords';
import type { Synonym, Synonyms } from './synonyms';
import { weights } from './weights';

/** A query, analysed once for all stages of a search. */
export interface Query {
  /** The query as it was typed, except that full-width letters of an input method are the usual ones. */
  text: string;
  /** Its words, in order. */
  words: QueryWord[];
  /** The names that it may be, squeezed: the query itself, and its topic without function words and task verbs. */
  names: Set<string>;
}

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

/** A word before it is weighed; a CJK word is in one piece. */
type WholeWord = Pick<QueryWord, 'text' | 'parts'>;

/** Splits a query into words, each with its weight and synonyms. */
export function parseQuery(typed: string, synonyms: Synonyms): Query {
  const text = typed.normalize('NFKC');
  const wholeWords = splitWords(text, synonyms);
  const synonymLists = synonyms.of(wholeWords.map(({ text, parts }) => (parts ? '' : text)));
  const words = wholeWords.flatMap((word, index): QueryWord | QueryWord[] => {
    if (word.parts) return { ...word, weight: weights.joinedName };
    const synonyms = synonymLists[index]!;
    if (!isCjk(word.text)) return { text: word.text, weight: wordWeight(word.text), synonyms };
    return weightedBigrams(word.text).map(pair => ({ ...pair, synonyms }));
  });
  return { text, words, names: new Set([squeeze(text), topicOf(wholeWords)]) };
}

/** The topic of a query in one piece: `port` of "how to change the port", 端口 of 修改端口. */
function topicOf(wholeWords: WholeWord[]): string {
  const words = wholeWords.flatMap(({ text, parts }) => (parts ? [] : text));
  const telling = words.filter(word => wordWeight(word) === 1);
  return (telling.length > 0 ? telling : words).join('');
}

/** The words of a query; CJK text is split by a dictionary, a name typed in one piece follows its parts. */
function splitWords(text: string, synonyms: Synonyms): WholeWord[] {
  const words: WholeWord[] = [];
  let starts: number[] = [];
  // The run of CJK characters that is being read: [from, to) of `text`.
  let from = 0;
  let to = -1;
  const endRun = () => {
    if (to > from) words.push(...cjkWords(text.slice(from, to), synonyms).map(word => ({ text: word })));
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
    const parts = starts.filter(other => other >= start).length;
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
