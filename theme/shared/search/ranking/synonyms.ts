import { fold } from '../index/fold';
import { stem } from '../index/stem';
import { isCjk, termsOf } from '../index/tokens';
import { isStopWord } from './stopWords';

/** A term of another name for what a query says. */
export interface Synonym {
  term: string;
  /** Share of the name that the term makes up, above 0, up to 1. */
  share: number;
}

/** How many words a name may have. */
const longestName = 4;

/** One name of a group. */
interface Name {
  key: string;
  terms: string[];
}

/** Groups of words and phrases with the same meaning, for look-ups. */
export class Synonyms {
  private readonly groupsByKey = new Map<string, Name[][]>();

  constructor(groups: string[][]) {
    for (const names of groups) {
      const group = names.map(name => ({ key: keyOf(wordsOf(name)), terms: telling(name) }));
      for (const { key } of group) this.groupsByKey.set(key, [...(this.groupsByKey.get(key) ?? []), group]);
    }
  }

  /** Whether a word is in a group. */
  has(word: string): boolean {
    return this.groupsByKey.has(keyOf([word]));
  }

  /**
   * The synonyms of each word of a query, also of phrases of up to four words that it is a part of.
   * @param words whole words; empty ones end a phrase
   */
  of(words: string[]): Synonym[][] {
    const lists = words.map(() => new Map<string, number>());
    for (let length = 1; length <= longestName; length++) {
      for (let from = 0; from + length <= words.length; from++) {
        const phrase = words.slice(from, from + length);
        for (const { term, share } of phrase.includes('') ? [] : this.ofPhrase(phrase)) {
          if (phrase.includes(term)) continue;
          for (const shares of lists.slice(from, from + length)) {
            shares.set(term, Math.max(shares.get(term) ?? 0, share));
          }
        }
      }
    }
    return lists.map(shares => Array.from(shares, ([term, share]) => ({ term, share })));
  }

  private ofPhrase(phrase: string[]): Synonym[] {
    const key = keyOf(phrase);
    const names = (this.groupsByKey.get(key) ?? []).flat().filter(name => name.key !== key);
    return names.flatMap(({ terms }) => terms.map(term => ({ term, share: 1 / terms.length })));
  }
}

/** The terms of a name without function words; a CJK name of several characters as pairs. */
function telling(name: string): string[] {
  const terms = termsOf(name).filter(term => !isStopWord(term));
  return terms.filter(term => terms.length === 1 || !isCjk(term) || [...term].length === 2);
}

function wordsOf(name: string): string[] {
  return isCjk(name) ? [name] : fold(name).split(' ');
}

/** Names with the same key are the same: `old browsers` and `old browser`. */
function keyOf(words: string[]): string {
  return words.reduce((key, word) => {
    if (isCjk(word)) return key + word;
    return key ? `${key} ${stem(word)}` : stem(word);
  }, '');
}
