import { stem } from './stem';
import { isCjk } from './tokens';

/** The terms of an index that are loaded so far, with look-ups by their beginning and stem. */
export class Vocabulary {
  /** The terms; their place is their number. */
  readonly terms: string[] = [];
  /** How many pages hold each term; 0 for a word that is no term of the index, or not known as one yet. */
  readonly pages: number[] = [];
  /** How many pages have each term in their name: title, address or keywords. */
  readonly named: number[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly stems = new Map<string, number[]>();
  private readonly firstCharacters = new Map<string, number[]>();
  private words: number[] = [];
  private isSorted = true;

  /** The number of a word; a new one if the word is new. */
  number(word: string): number {
    const existing = this.numbers.get(word);
    if (existing !== undefined) return existing;
    const number = this.terms.push(word) - 1;
    this.pages.push(0);
    this.named.push(0);
    this.numbers.set(word, number);
    return number;
  }

  /** Makes a word a term of the index. Call it once per term. */
  learn(term: string, pages: number, named: number): number {
    const number = this.number(term);
    this.pages[number] = pages;
    this.named[number] = named;
    if (isCjk(term)) push(this.firstCharacters, String.fromCodePoint(term.codePointAt(0)!), number);
    else {
      this.words.push(number);
      this.isSorted = false;
      push(this.stems, stem(term), number);
    }
    return number;
  }

  /** The number of `term`, if the index has it. */
  find(term: string): number | undefined {
    const number = this.numbers.get(term);
    return number !== undefined && this.pages[number]! > 0 ? number : undefined;
  }

  /** The number of `word`, or of the most frequent word with the same stem. */
  closest(word: string): number | undefined {
    const exact = this.find(word);
    if (exact !== undefined) return exact;
    return this.withStemOf(word).toSorted((a, b) => this.pages[b]! - this.pages[a]!)[0];
  }

  /** Numbers of the words with the stem of `word`. */
  withStemOf(word: string): readonly number[] {
    return this.stems.get(stem(word)) ?? [];
  }

  /** Numbers of the CJK terms that begin with `character`. */
  startingWithCharacter(character: string): readonly number[] {
    return this.firstCharacters.get(character) ?? [];
  }

  /** Numbers of the terms outside CJK scripts, in alphabetical order. */
  get sorted(): readonly number[] {
    const { terms } = this;
    if (!this.isSorted) this.words.sort((a, b) => (terms[a]! < terms[b]! ? -1 : 1));
    this.isSorted = true;
    return this.words;
  }

  /** Numbers of the longer words that begin with `prefix`. */
  startingWith(prefix: string): number[] {
    const { sorted, terms } = this;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (terms[sorted[middle]!]! <= prefix) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < sorted.length && terms[sorted[end]!]!.startsWith(prefix)) end++;
    return sorted.slice(low, end);
  }
}

function push(map: Map<string, number[]>, key: string, number: number): void {
  const list = map.get(key);
  if (list) list.push(number);
  else map.set(key, [number]);
}
