import { stem } from './stem';
import { isCjk } from './tokens';

/** All terms of an index, each with a number, the pages that hold it, and look-ups by its beginning and stem. */
export class Vocabulary {
  /** The terms; their place is their number. */
  readonly terms: string[] = [];
  /** Numbers of the pages that hold each term, ascending. */
  readonly postings: number[][] = [];
  /** How many pages have each term in their name: title, address or keywords. */
  readonly named: number[] = [];
  /** Numbers of the terms outside CJK scripts, in alphabetical order. */
  sorted: number[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly stems = new Map<string, number[]>();
  private readonly firstCharacters = new Map<string, number[]>();

  /** The number of `term`; a new one if the term is new. */
  add(term: string): number {
    const known = this.numbers.get(term);
    if (known !== undefined) return known;
    const number = this.terms.push(term) - 1;
    this.postings.push([]);
    this.named.push(0);
    this.numbers.set(term, number);
    return number;
  }

  /** Prepares the look-ups by beginning and stem; call once, after the last `add`. */
  finish(): void {
    const { terms } = this;
    for (const [number, term] of terms.entries()) {
      if (isCjk(term)) push(this.firstCharacters, String.fromCodePoint(term.codePointAt(0)!), number);
      else {
        this.sorted.push(number);
        push(this.stems, stem(term), number);
      }
    }
    this.sorted.sort((a, b) => (terms[a]! < terms[b]! ? -1 : 1));
  }

  /** The number of `term`, if the index has it. */
  find(term: string): number | undefined {
    return this.numbers.get(term);
  }

  /** The number of `word`, or of a word with the same stem. */
  closest(word: string): number | undefined {
    return this.numbers.get(word) ?? this.withStemOf(word)[0];
  }

  /** Numbers of the words with the stem of `word`. */
  withStemOf(word: string): readonly number[] {
    return this.stems.get(stem(word)) ?? [];
  }

  /** Numbers of the CJK terms that begin with `character`. */
  startingWithCharacter(character: string): readonly number[] {
    return this.firstCharacters.get(character) ?? [];
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
